import { tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One of a card's facts, under its term. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A card's heading: the name, and the labels that tell it from other cards. */
export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.gap[8]};

  h3 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
  }

  code {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.gap[8]};
  margin: ${tokens.gap[16]} 0;
  font-size: ${tokens.size[14]};
  overflow-wrap: anywhere;

  dt {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[12]};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
