import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** The client and the address. */
export const Where = styled.div`
  grid-area: where;
  display: grid;
  /* the baseline of the title */
  padding-top: 2px;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;
  color: ${tokens.color.softInk};

  > :first-child {
    color: ${tokens.color.ink};
  }
`;
