import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A quiet line of small text: times, states, hints. */
export const SmallText = styled.span`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
`;
