import { Button, Cluster, Stack, Tag, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import type { Exchange } from '../../fake-server/exchange';
import { DELAY_MS, NEXT_CALLS, type NextCall } from '../../fake-server/next-call';
import { Choice } from './choice';
import type { Desk } from './desk';
import { exportOfCalls } from './export-of-calls';
import { Panel } from './panel';
import { saveFile } from './save-file';
import { useDesk } from './use-desk';

const NEXT_CALL_LABELS: Record<NextCall, string> = {
  answered: 'is answered as usual',
  failed: 'fails: 500',
  delayed: `is answered ${DELAY_MS / 1000} seconds late`,
  held: 'is held until you let it go on',
};

/** Every call of this run, newest first, each opening to what was sent and what came back. */
export function CallsPanel({ desk }: { desk: Desk }) {
  const state = useDesk(desk);
  const { exchanges, nextCall, held } = state;
  const newestFirst = [...exchanges.entries()].reverse();
  return (
    <Panel title={`Calls (${exchanges.length})`}>
      <Choice
        label="The next call"
        value={nextCall}
        options={NEXT_CALLS.map((value) => ({ value, label: NEXT_CALL_LABELS[value] }))}
        onChoose={desk.meddle}
      />
      <Cluster gap={8}>
        {held > 0 && (
          <Button size="small" onClick={desk.release}>
            Let it go on
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          disabled={exchanges.length === 0}
          onClick={() => saveFile(`calls-${state.world}.json`, exportOfCalls(state, new Date()))}
        >
          Export calls
        </Button>
      </Cluster>
      {exchanges.length === 0 && <p>The remote has asked nothing yet.</p>}
      <ol aria-label="Calls, newest first">
        {newestFirst.map(([index, exchange]) => (
          <li key={index}>
            <CallLine exchange={exchange} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function CallLine({ exchange }: { exchange: Exchange }) {
  const { method, path, asked, status, answered, ms } = exchange;
  return (
    <Line>
      <summary>
        <Tag>{method}</Tag> <Path>{path.replace('/api/v1/user/', '')}</Path>{' '}
        <Outcome $hasFailed={status >= 400}>{status === 0 ? 'under way' : `${status} · ${ms} ms`}</Outcome>
      </summary>
      <Stack gap={8}>
        {asked !== '' && <Body aria-label="Sent">{laidOut(asked)}</Body>}
        {answered !== '' && <Body aria-label="Answered">{laidOut(answered)}</Body>}
      </Stack>
    </Line>
  );
}

/** JSON with one thing on a line; what is not JSON as it is. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const Line = styled.details`
  padding: ${tokens.gap[4]} 0;
  border-bottom: 1px solid ${tokens.color.rule};

  summary {
    cursor: pointer;
  }
`;

const Path = styled.span`
  overflow-wrap: anywhere;
`;

const Outcome = styled.span<{ $hasFailed: boolean }>`
  color: ${({ $hasFailed }) => ($hasFailed ? tokens.color.overdue : tokens.color.softInk)};
  white-space: nowrap;
`;

const Body = styled.pre`
  max-height: 320px;
  margin: 0;
  padding: ${tokens.gap[8]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
  font-size: ${tokens.size[12]};
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
