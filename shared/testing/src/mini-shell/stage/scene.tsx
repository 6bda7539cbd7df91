import { useUser } from '@keydate/client';
import { audienceOf, findPage, MainContent, RemotePages, RemoteSlot, type Remotes } from '@keydate/shell';
import { media, Spinner, tokens } from '@keydate/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Elsewhere } from './elsewhere';

/** The remote's page at this address as the shell would mount it; for members, the slots above it. Nothing else of the shell. */
export function Scene({ remotes: { pages, slots } }: { remotes: Remotes }) {
  const audience = audienceOf(useUser());
  const { pathname } = useLocation();
  const page = findPage(pages, audience, pathname);
  const remotePages = page && <RemotePages name={page.remote} fallback={<Spinner />} />;
  if (remotePages && audience !== 'member') return remotePages;
  const filled = audience === 'member' ? [...slots.keys()] : [];
  return (
    <>
      {filled.map((slot) => (
        <SlotFrame key={slot} aria-label={`Slot ${slot}`}>
          <RemoteSlot slot={slot} label={slot} />
        </SlotFrame>
      ))}
      <MainContent id="content" tabIndex={-1}>
        {remotePages ?? <Elsewhere pages={pages} audience={audience} />}
      </MainContent>
    </>
  );
}

/** No header: a page has one, and here each slot has its frame. */
const SlotFrame = styled.section`
  padding: ${tokens.gap[12]} ${tokens.gap[32]};
  border-bottom: 1px dashed ${tokens.color.rule};

  ${media.phone} {
    padding: ${tokens.gap[12]} ${tokens.gap[16]};
  }
`;
