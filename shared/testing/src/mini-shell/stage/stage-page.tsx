import { useUser } from '@keydate/client';
import { audienceOf, findPage, RemotePlace, RemotesContext, SlotPlace, type Remotes } from '@keydate/shell';
import { CompanyPalette, GlobalStyle, media, Spinner, ToastOutlet, tokens } from '@keydate/ui';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { StageLink } from '../stage-link';
import { Visits } from './visits';

interface StagePageProps {
  link: StageLink;
  remotes: Remotes;
  /** The page's nonce, for what writes style elements. */
  nonce: string;
}

/** The remote as the shell would mount it, its slots above, and nothing else of the shell. */
export function StagePage({ link, remotes, nonce }: StagePageProps) {
  const company = useUser()?.company;
  return (
    <>
      <GlobalStyle />
      <CompanyPalette primaryColor={company?.primaryColor} secondaryColor={company?.secondaryColor} />
      <RemotesContext value={remotes}>
        <BrowserRouter useTransitions={false}>
          <Visits tellVisit={link.tellVisit} />
          <Scene remotes={remotes} />
        </BrowserRouter>
      </RemotesContext>
      <ToastOutlet nonce={nonce} />
    </>
  );
}

function Scene({ remotes: { pages, slots } }: Pick<StagePageProps, 'remotes'>) {
  const audience = audienceOf(useUser());
  const { pathname } = useLocation();
  const page = findPage(pages, audience, pathname);
  if (!page) return <Elsewhere pathname={pathname} audience={audience} />;
  if (audience !== 'member') return <RemotePlace name={page.remote} waiting={<Spinner />} onReady={nothingMore} />;
  return (
    <>
      {[...slots.keys()].map((slot) => (
        <SlotRoom key={slot} aria-label={`Slot ${slot}`}>
          <SlotPlace slot={slot} what={slot} />
        </SlotRoom>
      ))}
      <Content id="content" tabIndex={-1}>
        <RemotePlace name={page.remote} waiting={<Spinner />} onReady={nothingMore} />
      </Content>
    </>
  );
}

/** In the product another remote, or the shell, would take over here. */
function Elsewhere({ pathname, audience }: { pathname: string; audience: string }) {
  return (
    <Content>
      <h1>The remote was left</h1>
      <p>
        It has no page at <code>{pathname}</code> for a {audience}. In the product the shell decides what stands here.
      </p>
    </Content>
  );
}

function nothingMore() {
  return undefined;
}

const SlotRoom = styled.header`
  padding: ${tokens.gap[12]} ${tokens.gap[32]};
  border-bottom: 1px dashed ${tokens.color.rule};

  ${media.phone} {
    padding: ${tokens.gap[12]} ${tokens.gap[16]};
  }
`;

const Content = styled.main`
  max-width: calc(${tokens.contentWidth} + 2 * ${tokens.gap[32]});
  margin: 0 auto;
  padding: ${tokens.gap[32]};

  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding: ${tokens.gap[24]} ${tokens.gap[16]};
  }
`;
