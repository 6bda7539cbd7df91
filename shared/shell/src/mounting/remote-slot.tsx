import { Button } from '@keydate/ui';
import { useRemotes } from './remotes-context';
import { RemoteContainer } from './remote-container';
import { useRemoteMount } from './use-remote-mount';

interface RemoteSlotProps {
  slot: string;
  /** What people call what stands here: "Search". */
  what: string;
}

/** What a remote fills a slot of the shell with; nothing while no remote offers to. */
export function RemoteSlot({ slot, what }: RemoteSlotProps) {
  const name = useRemotes().slots.get(slot);
  return name === undefined ? null : <FilledSlot name={name} slot={slot} what={what} />;
}

function FilledSlot({ name, slot, what }: RemoteSlotProps & { name: string }) {
  const { ref, step, tryAgain } = useRemoteMount(name, { kind: 'slot', slot });
  return (
    <>
      {(step === 'failed' || step === 'renewing') && (
        <Button variant="ghost" size="small" onClick={tryAgain} isBusy={step === 'renewing'}>
          {what} can’t be shown. Try again
        </Button>
      )}
      <RemoteContainer ref={ref} />
    </>
  );
}
