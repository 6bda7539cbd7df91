import { tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A list of named details. Empty ones are not shown. */
export function Details({ values }: { values: Readonly<Record<string, ReactNode>> }) {
  const filledIn = Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== '');
  return (
    <List>
      {filledIn.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${tokens.gap[12]};

  dt {
    font-size: ${tokens.size[12]};
    color: ${tokens.color.softInk};
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
