import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Title = styled.h2`
  margin: 0 0 ${tokens.gap[8]};
  font-size: ${tokens.size[18]};
  font-weight: 600;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.gap[8]} ${tokens.gap[16]};
  margin: 0;
  font-size: ${tokens.size[14]};

  &:empty {
    display: none;
  }

  dt {
    color: ${tokens.color.softInk};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

export const Aside = styled.p`
  margin: 0;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
`;

export const InvoiceTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.size[14]};
  font-variant-numeric: tabular-nums;

  th {
    color: ${tokens.color.softInk};
    font-weight: 500;
    text-align: left;
  }

  th,
  td {
    padding: ${tokens.gap[8]} ${tokens.gap[8]} ${tokens.gap[8]} 0;
    border-bottom: 1px solid ${tokens.color.rule};
    vertical-align: baseline;
  }

  .amount {
    text-align: right;
    white-space: nowrap;
  }

  .links {
    text-align: right;
  }

  tr:last-child td {
    border-bottom: none;
  }
`;
