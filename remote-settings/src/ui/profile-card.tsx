import { Avatar, Card, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ProfileCardProps {
  /** Tells the two cards apart where a company is named like its owner. */
  kind: string;
  title: string;
  /** A line below the name. */
  subtitle: string;
  picture: string | undefined;
  children: ReactNode;
}

/** A company or a person: picture, name, and what belongs to it. */
export function ProfileCard({ kind, title, subtitle, picture, children }: ProfileCardProps) {
  return (
    <Card as="section" aria-label={`${kind}: ${title}`}>
      <Head>
        <Avatar src={picture} name={title} size={48} />
        <div>
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </div>
      </Head>
      {children}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[16]};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 24px;
  }

  p {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    line-height: 20px;
  }
`;
