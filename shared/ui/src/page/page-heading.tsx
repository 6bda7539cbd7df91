import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { tokens } from '../tokens/tokens';

export interface PageHeadingProps {
  /** The page's one h1. */
  readonly title: ReactNode;
  /** A sentence beneath it. */
  readonly children?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
}

/** The heading of a page: what it is, and what it is for. */
export function PageHeading({ title, children, actions }: PageHeadingProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {children && <Lede>{children}</Lede>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  margin-bottom: ${tokens.gap[24]};

  > div {
    min-width: 0;
    /* names and email addresses can be one long word */
    overflow-wrap: anywhere;
  }

  h1 {
    font-size: ${tokens.size[28]};
    font-weight: 600;
    line-height: 40px;
    letter-spacing: -0.015em;
  }
`;

const Lede = styled.div`
  max-width: 64ch;
  color: ${tokens.color.softInk};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.gap[8]};

  /* two of them are in one line of a phone */
  ${media.phone} {
    > * {
      padding-inline: ${tokens.gap[12]};
    }
  }
`;
