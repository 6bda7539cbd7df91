import type { BillingOverview } from '@keydate/contracts/billing-overview';
import { formatAmount } from '@keydate/domain/money';
import { Button, UnbrokenDays } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useDayHere } from '../../ui/use-day-here';
import { copy } from './copy';

interface CancelledDialogProps {
  tier: string;
  /** Null if it ended at once. */
  until: string | null;
  underWay: BillingOverview['nextCharge'];
  onClose: () => void;
}

export function CancelledDialog({ tier, until, underWay, onClose }: CancelledDialogProps) {
  const dayHere = useDayHere();
  const text = until === null ? copy.cancelled.ended(tier) : copy.cancelled.text(tier, dayHere(until));
  const stillCharged = ({ amount, at }: NonNullable<CancelledDialogProps['underWay']>) =>
    copy.stillCharged(formatAmount(amount), dayHere(at));
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.cancelled.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copy.cancelled.done}</Button>}
    >
      <UnbrokenDays text={[text, underWay && stillCharged(underWay)].filter(Boolean).join(' ')} />
    </Dialog>
  );
}
