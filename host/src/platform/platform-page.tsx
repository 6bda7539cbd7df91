import { Button, EmptyState, LoadFailed, PageHeading, Skeleton, Stack, tokens } from '@keydate/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { ErrorList } from './error-list';
import { HistorySection } from './history-section';
import { readPlatform, type PlatformState } from './platform.calls';
import { ReleaseCard } from './release-card';
import { RemovalCard } from './removal-card';

type Shown = { kind: 'loading' } | { kind: 'failed' } | { kind: 'read'; platform: PlatformState };

interface PlatformPageProps {
  /** Called when this person is no operator. */
  onForbidden: () => void;
  onReady: () => void;
}

/** The operators' page: the live releases with their health and changes, removed remotes, and the history. Import it lazily: few people open it. */
export function PlatformPage({ onForbidden, onReady }: PlatformPageProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  const handleRead = useEffectEvent((platform: PlatformState) => {
    setShown({ kind: 'read', platform });
    onReady();
  });
  const handleFailure = useEffectEvent((error: unknown) => {
    if (isForbidden(error)) {
      onForbidden();
      return;
    }
    setShown({ kind: 'failed' });
    onReady();
  });
  useEffect(() => {
    let isMounted = true;
    readPlatform().then(
      (platform) => isMounted && handleRead(platform),
      (error: unknown) => isMounted && handleFailure(error),
    );
    return () => {
      isMounted = false;
    };
  }, [round]);

  const refresh = () => setRound(round + 1);
  if (shown.kind === 'loading') return <Loading />;
  if (shown.kind === 'failed') {
    return <LoadFailed onRetry={refresh}>{copy.failed}</LoadFailed>;
  }
  const { releases, removals, health } = shown.platform;
  const removed = Object.entries(removals);
  return (
    <>
      <PageHeading
        title={copy.title}
        actions={
          <Button variant="secondary" onClick={refresh}>
            {copy.refresh}
          </Button>
        }
      >
        {copy.intro}
      </PageHeading>
      <Stack gap={32}>
        <section aria-label={copy.live}>
          <Heading>{copy.live}</Heading>
          <Cards>
            {releases.map((release) => (
              <ReleaseCard
                key={release.name}
                live={release}
                loads={health.loads.filter(({ remote }) => remote === release.name)}
                failures={health.failures?.find(({ remote }) => remote === release.name)}
                onChanged={refresh}
              />
            ))}
          </Cards>
        </section>
        {removed.length > 0 && (
          <section aria-label={copy.removed}>
            <Heading>{copy.removed}</Heading>
            <Explanation>{copy.removedText}</Explanation>
            <details>
              <Summary>{copy.removedCount(removed.length)}</Summary>
              <Cards>
                {removed.map(([name, removal]) => (
                  <RemovalCard key={name} name={name} removal={removal} />
                ))}
              </Cards>
            </details>
          </section>
        )}
        <section aria-label={copy.errors}>
          <Heading>{copy.errors}</Heading>
          {health.errors.length === 0 ? (
            <EmptyState title={copy.noErrors}>{copy.noErrorsText}</EmptyState>
          ) : (
            <ErrorList errors={health.errors} />
          )}
        </section>
        <section aria-label={copy.historyTitle}>
          <Heading>{copy.historyTitle}</Heading>
          <HistorySection />
        </section>
      </Stack>
    </>
  );
}

function isForbidden(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
}

function Loading() {
  return (
    <Stack gap={24} role="status" aria-label={copy.loading}>
      <Skeleton width="240px" height="40px" />
      <Cards>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="240px" />
        ))}
      </Cards>
    </Stack>
  );
}

const Heading = styled.h2`
  margin-bottom: ${tokens.gap[16]};
  font-size: ${tokens.size[18]};
  font-weight: 600;
`;

const Explanation = styled.p`
  margin-bottom: ${tokens.gap[16]};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
`;

const Summary = styled.summary`
  margin-bottom: ${tokens.gap[12]};
  cursor: pointer;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  align-items: start;
  gap: ${tokens.gap[16]};
`;
