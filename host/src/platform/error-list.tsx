import type { PlatformHealth } from '@keydate/contracts/releases/health';
import { Button, Card, Stack, tokens } from '@keydate/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { PointInTime } from './point-in-time';

/** As many as are read at a glance. */
const FIRST = 10;

/** The errors that people's pages reported, newest first. */
export function ErrorList({ errors }: Pick<PlatformHealth, 'errors'>) {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? errors : errors.slice(0, FIRST);
  return (
    <Stack gap={12}>
      {shown.map((error) => (
        <Card as="article" key={`${error.traceId} ${error.remote} ${error.message}`} aria-label={error.message}>
          <Head>
            <strong>{error.message}</strong>
            <span>{copy.times(error.count)}</span>
          </Head>
          <Details>
            {[error.remote, error.release, error.phase].filter(Boolean).join(' · ')} · <PointInTime at={error.lastAt} />
          </Details>
          <Details>
            {[error.owner === null ? undefined : copy.owner(error.owner), copy.trace(error.traceId)]
              .filter(Boolean)
              .join(' · ')}
          </Details>
          {error.places.length > 0 && (
            <details>
              <summary>{copy.where}</summary>
              <Places>
                {error.places.map((place, index) => (
                  <li key={index}>
                    <code>{place}</code>
                  </li>
                ))}
              </Places>
            </details>
          )}
        </Card>
      ))}
      {shown.length < errors.length && (
        <Button variant="secondary" onClick={() => setIsAll(true)}>
          {copy.showAll(errors.length)}
        </Button>
      )}
    </Stack>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.gap[16]};
  overflow-wrap: anywhere;

  strong {
    min-width: 0;
    font-weight: 600;
  }

  span {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

const Details = styled.p`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  overflow-wrap: anywhere;
`;

const Places = styled.ol`
  margin: ${tokens.gap[8]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.size[12]};
  overflow-wrap: anywhere;
`;
