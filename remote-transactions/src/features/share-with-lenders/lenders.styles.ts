import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Lede = styled.p`
  color: ${tokens.color.softInk};
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
