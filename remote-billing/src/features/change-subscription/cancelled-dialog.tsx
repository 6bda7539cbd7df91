import { Button, UnbrokenDays } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useDayHere } from '../../ui/use-day-here';
import { copy } from './copy';

interface CancelledDialogProps {
  tier: string;
  /** Null if it ended at once. */
  until: string | null;
  onClose: () => void;
}

export function CancelledDialog({ tier, until, onClose }: CancelledDialogProps) {
  const dayHere = useDayHere();
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.cancelled.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copy.cancelled.done}</Button>}
    >
      <UnbrokenDays text={until === null ? copy.cancelled.ended(tier) : copy.cancelled.text(tier, dayHere(until))} />
    </Dialog>
  );
}
