import { Button, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Log = styled.ul`
  display: grid;
  gap: ${tokens.gap[12]};
  margin-top: ${tokens.gap[8]};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  &[hidden] {
    display: none;
  }

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    color: ${tokens.color.softInk};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** Begins where the log does, and apart from its last entry. */
export const More = styled(Button)`
  margin-top: ${tokens.gap[16]};
`;

/** In line with the words around it. */
export const Fold = styled(Button)`
  margin-left: -${tokens.gap[12]};
`;
