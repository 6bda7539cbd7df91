import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Lede = styled.p`
  color: ${tokens.color.softInk};
`;

export const Seen = styled.div`
  display: grid;
  gap: ${tokens.gap[16]};
`;

/** The rows of a contract: more than a screen is high, they scroll by themselves. */
export const Rows = styled.div`
  display: grid;
  max-height: 320px;
  padding: ${tokens.gap[12]};
  overflow-y: auto;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};
  font-size: ${tokens.size[14]};

  label {
    line-height: 20px;
  }
`;

export const Lenders = styled.ul`
  display: grid;
  gap: ${tokens.gap[16]};

  li {
    display: grid;
    gap: ${tokens.gap[8]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    font-weight: 600;
  }

  p {
    color: ${tokens.color.softInk};
    font-variant-numeric: tabular-nums;
  }
`;
