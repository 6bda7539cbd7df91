import { Button } from '@keydate/ui';
import { useRemotes } from './remotes-context';
import { Room } from './room';
import { useRemotePlace } from './use-remote-place';

interface SlotPlaceProps {
  slot: string;
  /** What people call what stands here: "Search". */
  what: string;
}

/** What a remote fills a slot of the shell with; nothing while no remote offers to. */
export function SlotPlace({ slot, what }: SlotPlaceProps) {
  const name = useRemotes().slots.get(slot);
  return name === undefined ? null : <FilledSlot name={name} slot={slot} what={what} />;
}

function FilledSlot({ name, slot, what }: SlotPlaceProps & { name: string }) {
  const { ref, step, tryAgain } = useRemotePlace(name, { kind: 'slot', slot });
  return (
    <>
      {(step === 'failed' || step === 'renewing') && (
        <Button look="ghost" size="small" onClick={tryAgain} isBusy={step === 'renewing'}>
          {what} can’t be shown. Try again
        </Button>
      )}
      <Room ref={ref} />
    </>
  );
}
