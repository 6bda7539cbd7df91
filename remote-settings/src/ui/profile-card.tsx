import { Avatar, Card, Cluster, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ProfileCardProps {
  title: string;
  picture: string | undefined;
  children: ReactNode;
}

export function ProfileCard({ title, picture, children }: ProfileCardProps) {
  return (
    <Card>
      <Cluster gap={16}>
        <Avatar src={picture} name={title} size={48} />
        <Name>{title}</Name>
      </Cluster>
      {children}
    </Card>
  );
}

/** A list of named details. Empty ones are not shown. */
export function Details({ values }: { values: Readonly<Record<string, string>> }) {
  const filledIn = Object.entries(values).filter(([, value]) => value.trim() !== '');
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

const Name = styled.h2`
  min-width: 0;
  font-size: ${tokens.size[18]};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const List = styled.dl`
  display: grid;
  gap: ${tokens.gap[12]};
  margin: ${tokens.gap[24]} 0 0;

  dt {
    font-size: ${tokens.size[12]};
    color: ${tokens.color.softInk};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
