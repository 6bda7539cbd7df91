import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

/** A term and its value on each line. */
export const Terms = styled.dl`
  display: grid;
  gap: ${tokens.gap[4]};

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.gap[12]};
  }

  dt {
    color: ${tokens.color.softInk};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;
