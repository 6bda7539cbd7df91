import { Button, Notice } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import type { Plan } from '../../domain/plan';
import { copy } from './copy';

/** Paid for, and the provider has not carried it out yet. */
export function Processing({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.amountCharged}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copy.done}</Button>}
    >
      <Notice title={copy.processing}>{copy.processingText(plan.name)}</Notice>
    </Dialog>
  );
}
