import type { HistoryEvent } from '@keydate/contracts/releases/history';
import { Button, EmptyState, LoadFailed, Stack, tokens } from '@keydate/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { readHistory } from './platform.calls';
import { PointInTime } from './point-in-time';

/** The changes, newest first: the person, the time, the commit and the reason. It is read when the operator asks for it. */
export function HistorySection() {
  const [events, setEvents] = useState<HistoryEvent[]>();
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const readMore = () => {
    setState('busy');
    readHistory(next ?? undefined).then(
      (page) => {
        setEvents((earlier = []) => [...earlier, ...page.events]);
        setNext(page.next);
        setState('idle');
      },
      () => setState('failed'),
    );
  };

  return (
    <Stack gap={12}>
      {events?.length === 0 && <EmptyState title={copy.noHistory}>{copy.noHistoryText}</EmptyState>}
      {events && events.length > 0 && (
        <Events>
          {events.map((event) => (
            <HistoryRow key={event.id} event={event} />
          ))}
        </Events>
      )}
      {state === 'failed' ? (
        <LoadFailed onRetry={readMore}>{copy.historyFailed}</LoadFailed>
      ) : (
        (events === undefined || next !== null) && (
          <Button variant="secondary" isBusy={state === 'busy'} onClick={readMore}>
            {events === undefined ? copy.showHistory : copy.showOlder}
          </Button>
        )
      )}
    </Stack>
  );
}

function HistoryRow({ event: { action, name, release, by, at, commit, reason } }: { event: HistoryEvent }) {
  return (
    <li>
      <p>
        <strong>{`${copy.history[action] ?? action}: ${name}`}</strong> {release !== null && <code>{release}</code>}
      </p>
      {reason !== null && <p>{reason}</p>}
      <Soft>
        <PointInTime at={at} /> · {by}
        {commit !== null && ` · ${copy.commit} ${commit.slice(0, 12)}`}
      </Soft>
    </li>
  );
}

const Events = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.size[14]};
  overflow-wrap: anywhere;

  li {
    padding: ${tokens.gap[12]} 0;
    border-top: 1px solid ${tokens.color.rule};
  }

  strong {
    font-weight: 600;
  }
`;

const Soft = styled.p`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
`;
