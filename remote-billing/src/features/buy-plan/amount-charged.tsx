import { refusalOf, sentenceOf } from '@keydate/client';
import { previewUpgrade } from '@keydate/contracts/billing';
import { formatAmount, formatPrice } from '@keydate/domain/money';
import { Button, LoadFailed, Spinner } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useUpgradeCost } from '../../api/upgrade';
import type { Plan } from '../../domain/plan';
import { copy } from './copy';

interface AmountChargedProps {
  plan: Plan;
  isBusy: boolean;
  /** Receives the moment for which the amount was shown. */
  onConfirm: (prorationDate: number) => void;
  /** The plan can no longer be chosen. */
  onRefused: (sentence: string) => void;
  onClose: () => void;
}

/** Says what an upgrade costs now, and asks (spec § 2.9). */
export function AmountCharged({ plan, isBusy, onConfirm, onRefused, onClose }: AmountChargedProps) {
  const { data: cost, error, refetch } = useUpgradeCost(plan.priceId, { isUpgrading: isBusy });
  const refusal = refusalOf(previewUpgrade, error);
  // a preview that was requested right before Confirm may be refused after the upgrade
  const isRefused = !isBusy && refusal !== undefined && refusal.code !== 'PAYMENTS_UNAVAILABLE';
  const tellRefused = useEffectEvent(() => onRefused(sentenceOf(error)));
  useEffect(() => {
    if (isRefused) tellRefused();
  }, [isRefused]);
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.amountCharged}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.back}
          </Button>
          <Button isBusy={isBusy} disabled={cost === undefined} onClick={() => cost && onConfirm(cost.prorationDate)}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      {error && !isBusy && <LoadFailed onRetry={() => void refetch()}>{sentenceOf(error)}</LoadFailed>}
      {(!error || isBusy) && (cost ? wordsOf(plan, cost) : <Spinner label={copy.calculating} />)}
    </Dialog>
  );
}

function wordsOf(
  { name, monthlyCents }: Plan,
  { dueCents, carriedCents }: { dueCents: number; carriedCents: number },
): string {
  const price = formatPrice(monthlyCents);
  if (carriedCents > 0) return copy.nothingDueYet(formatAmount(carriedCents), name, price);
  return dueCents > 0 ? copy.due(formatAmount(dueCents), name, price) : copy.nothingDue(name, price);
}
