import { Button } from '@keydate/ui';
import { copy } from './copy';
import { RemoteContainer } from './remote-container';
import { useRemotes } from './remotes-context';
import { useRemoteMount } from './use-remote-mount';

interface RemoteSlotProps {
  slot: string;
  /** The name on screen, shown when the remote fails: "Search". Without one, a remote that fails leaves the slot empty. */
  label?: string;
}

/** A slot of the shell, with the content of the remote that fills it; empty when none does. */
export function RemoteSlot({ slot, label }: RemoteSlotProps) {
  const name = useRemotes().slots.get(slot);
  return name === undefined ? null : <FilledSlot name={name} slot={slot} label={label} />;
}

function FilledSlot({ name, slot, label }: RemoteSlotProps & { name: string }) {
  const { ref, state, retry } = useRemoteMount(name, { kind: 'slot', slot });
  return (
    <>
      {label !== undefined && (state === 'failed' || state === 'retrying') && (
        <Button variant="ghost" size="small" onClick={retry} isBusy={state === 'retrying'}>
          {copy.slotFailed(label)}
        </Button>
      )}
      <RemoteContainer ref={ref} />
    </>
  );
}
