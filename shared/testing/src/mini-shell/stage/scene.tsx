import { useUser } from '@keydate/client';
import { audienceOf, Content, findPage, RemotePlace, SlotPlace, type Remotes } from '@keydate/shell';
import { media, Spinner, tokens } from '@keydate/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Elsewhere } from './elsewhere';

/** The remote's page of the address as the shell would mount it, for members its slots above, and nothing else of the shell. */
export function Scene({ remotes: { pages, slots } }: { remotes: Remotes }) {
  const audience = audienceOf(useUser());
  const { pathname } = useLocation();
  const page = findPage(pages, audience, pathname);
  const place = page && <RemotePlace name={page.remote} waiting={<Spinner />} />;
  if (place && audience !== 'member') return place;
  const filled = audience === 'member' ? [...slots.keys()] : [];
  return (
    <>
      {filled.map((slot) => (
        <SlotRoom key={slot} aria-label={`Slot ${slot}`}>
          <SlotPlace slot={slot} what={slot} />
        </SlotRoom>
      ))}
      <Content id="content" tabIndex={-1}>
        {place ?? <Elsewhere pages={pages} audience={audience} />}
      </Content>
    </>
  );
}

const SlotRoom = styled.header`
  padding: ${tokens.gap[12]} ${tokens.gap[32]};
  border-bottom: 1px dashed ${tokens.color.rule};

  ${media.phone} {
    padding: ${tokens.gap[12]} ${tokens.gap[16]};
  }
`;
