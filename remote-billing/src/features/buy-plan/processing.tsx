import { Button } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import type { Plan } from '../../domain/plan';
import { PaymentProcessing } from '../../ui/payment-processing';
import { copy } from './copy';

export function Processing({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.inProgress}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copy.done}</Button>}
    >
      <PaymentProcessing plan={plan.name} />
    </Dialog>
  );
}
