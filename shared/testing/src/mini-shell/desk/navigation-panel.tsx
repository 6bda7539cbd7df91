import { Button, Cluster, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import type { VisitKind } from '../stage-link';
import type { Desk } from './desk';
import { Panel } from './panel';
import { useDesk } from './use-desk';

const WORDS: Record<VisitKind, string> = {
  opened: 'opened at',
  went: 'went to',
  replaced: 'replaced by',
  returned: 'went back or forward to',
};

/** The stage's address bar and where it has been. */
export function NavigationPanel({ desk, stage }: { desk: Desk; stage: RefObject<HTMLIFrameElement | null> }) {
  const { at, visits } = useDesk(desk);
  const input = useRef<HTMLInputElement>(null);

  const handleGo = (event: SyntheticEvent) => {
    event.preventDefault();
    stage.current?.contentWindow?.history.pushState(null, '', input.current?.value);
  };

  return (
    <Panel title="Navigation">
      <Stack as="form" gap={8} onSubmit={handleGo}>
        <TextInput key={at} ref={input} label="Address of the remote" defaultValue={at} />
        <Cluster gap={8}>
          <Button type="submit" size="small">
            Go
          </Button>
          <Button variant="secondary" size="small" onClick={() => stage.current?.contentWindow?.history.back()}>
            Back
          </Button>
          <Button variant="secondary" size="small" onClick={() => stage.current?.contentWindow?.history.forward()}>
            Forward
          </Button>
          <Button variant="secondary" size="small" onClick={() => stage.current?.contentWindow?.location.reload()}>
            Reload
          </Button>
        </Cluster>
      </Stack>
      <ol aria-label="History, newest first">
        {[...visits.entries()].reverse().map(([index, visit]) => (
          <li key={index}>
            {WORDS[visit.kind]} {visit.at}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
