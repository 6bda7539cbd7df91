import { Button, Notice, tokens } from '@keydate/ui';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import type { Overrides, ShownOverride } from './open-overrides';

interface OverrideBannerProps {
  overrides: Overrides;
  /** Reloads the page. */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/** Names the releases that this tab alone shows, with a way back; and those that it could not show. */
export function OverrideBanner({ overrides, reload = reloadPage }: OverrideBannerProps) {
  const list = useSyncExternalStore(overrides.subscribe, overrides.list);
  const [closed, setClosed] = useState<readonly ShownOverride[]>([]);
  const handleReset = () => {
    overrides.reset();
    reload();
  };
  const open = list.filter((override) => !closed.includes(override));
  if (open.length === 0) return null;

  return (
    <Bar aria-label={copy.label} role="status">
      {open.map((override) => (
        <Notice
          key={override.text}
          tone={override.state === 'shown' ? 'info' : 'warn'}
          action={
            override.state === 'shown' ? (
              <Button variant="secondary" size="small" onClick={handleReset}>
                {copy.reset}
              </Button>
            ) : (
              <Button variant="ghost" size="small" onClick={() => setClosed([...closed, override])}>
                {copy.close}
              </Button>
            )
          }
        >
          {wordsOf(override)}
        </Notice>
      ))}
    </Bar>
  );
}

function wordsOf({ name, what, state, disabled, isLive }: ShownOverride): string {
  if (disabled !== undefined) return copy.withoutLive[state](what, copy.disabled(name, disabled));
  return isLive ? copy[state](what) : copy.withoutLive[state](what, copy.notLive(name));
}

const Bar = styled.div`
  display: grid;
  gap: ${tokens.gap[4]};
  overflow-wrap: anywhere;
  background: ${tokens.color.paper};
`;
