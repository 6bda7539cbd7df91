import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Rows = styled.ol`
  display: grid;
  gap: ${tokens.gap[8]};
`;

/** The fields of a reminder and the button that removes it, in line with them. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) ${tokens.controlHeight};
  align-items: start;
  gap: ${tokens.gap[8]};

  /* below the height of a label */
  > button {
    margin-top: 26px;
  }
`;

export const Aside = styled.p`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 20px;
`;

export const Preview = styled.section`
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  h3 {
    margin-bottom: ${tokens.gap[8]};
    font-weight: 600;
  }

  dl {
    display: grid;
    gap: ${tokens.gap[8]};
  }

  > button {
    margin-left: -${tokens.gap[12]};
  }

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    color: ${tokens.color.softInk};
    font-variant-numeric: tabular-nums;
  }
`;
