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

/** How a day is counted: one line, which opens. */
export const Line = styled.details`
  max-width: 64ch;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;

  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;

    &:hover {
      color: ${tokens.color.ink};
    }
  }

  ul {
    padding-left: ${tokens.gap[16]};
    list-style: disc;
  }
`;
