import { Button, Cluster, Notice, Spinner, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { returnUrl } from '../../ui/return-url';
import { PaymentForm } from '../../ui/stripe-fields/payment-form';
import { AmountCharged } from './amount-charged';
import type { BuyPlanProps } from './buy-plan-props';
import { copy } from './copy';
import { DifferenceExplained, PayLabel } from './pay-label';
import { Processing } from './processing';
import { useUpgrade } from './use-upgrade';

/** "Amount Charged", the payment where the card on file does not pay, and "Successfully Upgraded" (spec § 4.5). */
export function UpgradeDialog({ plan, mayLeave, onClose, onOutdated, onBought }: BuyPlanProps) {
  const { step, isBusy, confirm, refused, paid } = useUpgrade({ plan, onOutdated });
  switch (step.kind) {
    case 'asking':
      return <AmountCharged plan={plan} isBusy={isBusy} onConfirm={confirm} onRefused={refused} onClose={onClose} />;
    case 'paying':
      return (
        <Dialog isOpen title={copy.subscribe} onClose={onClose}>
          <Stack gap={24}>
            <p style={{ margin: 0 }}>{copy.payDifference(plan.name)}</p>
            <DifferenceExplained grossCents={step.grossCents} netCents={step.dueCents} creditCents={step.creditCents} />
            <PaymentForm
              clientSecret={step.clientSecret}
              purpose="payment"
              returnUrl={returnUrl(step.returnToken)}
              mayLeave={mayLeave}
              onConfirmed={() => paid(step.returnToken)}
            >
              <PayLabel grossCents={step.grossCents} netCents={step.dueCents} />
            </PaymentForm>
          </Stack>
        </Dialog>
      );
    case 'waiting':
      return (
        <Dialog isOpen size="small" title={copy.amountCharged} onClose={() => onBought('paid')}>
          <Cluster role="status" style={{ flexWrap: 'nowrap' }}>
            <Spinner label={copy.finishing} /> {copy.finishing}
          </Cluster>
        </Dialog>
      );
    case 'processing':
      return <Processing plan={plan} onClose={() => onBought('paid')} />;
    case 'upgraded':
      return (
        <Dialog
          isOpen
          size="small"
          title={copy.upgraded}
          onClose={() => onBought('paid')}
          footer={<Button onClick={() => onBought('paid')}>{copy.done}</Button>}
        >
          <Notice tone="done">{copy.newTier(plan.name)}</Notice>
        </Dialog>
      );
  }
}
