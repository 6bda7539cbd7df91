import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A secondary line of text. */
export const Quiet = styled.p`
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
`;
