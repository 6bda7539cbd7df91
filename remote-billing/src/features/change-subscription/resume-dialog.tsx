import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import { formatPrice } from '@keydate/domain/money';
import { useChangeButton } from '@keydate/forms/call';
import { Button, Notice, UnbrokenDays } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useResumeSubscription } from '../../api/change-subscription';
import { useDayHere, type DayHere } from '../../ui/use-day-here';
import { copy as allCopy } from './copy';

const copy = allCopy.resume;

interface ResumeDialogProps {
  held: NonNullable<User['subscriptions']>;
  /** True if the plan ends with its trial, because there is no card to charge. */
  endsWithTrial: boolean;
  /** True if the last charge failed: it is paid by `until`, or the plan ends. */
  isOverdue: boolean;
  until: string;
  /** The next charge once the plan is resumed; null if it is unknown. */
  charge: BillingOverview['nextCharge'];
  onClose: () => void;
}

/** Asks, then says that it is done (spec § 8: one of the successes). */
export function ResumeDialog({ held, endsWithTrial, isOverdue, until, charge, onClose }: ResumeDialogProps) {
  const [isResumed, setResumed] = useState(false);
  const { press, isBusy } = useChangeButton(useResumeSubscription(), {
    onDone: () => setResumed(true),
    failed: allCopy.wentWrong,
  });
  const words = wordsOf({ held, endsWithTrial, isOverdue, until, charge }, useDayHere());
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.title}
      onClose={onClose}
      footer={
        isResumed ? (
          <Button onClick={onClose}>{copy.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {copy.back}
            </Button>
            <Button isBusy={isBusy} onClick={() => press()}>
              {copy.confirm}
            </Button>
          </>
        )
      }
    >
      {isResumed ? (
        <Notice tone="done" title={copy.resumed}>
          <UnbrokenDays text={words} />
        </Notice>
      ) : (
        <UnbrokenDays text={copy.question(words)} />
      )}
    </Dialog>
  );
}

function wordsOf(
  { held, endsWithTrial, isOverdue, until, charge }: Omit<ResumeDialogProps, 'onClose'>,
  dayHere: DayHere,
): string {
  const { subscription_tier: tier, nextBillingDate } = held;
  if (isOverdue) return copy.overdue(tier, dayHere(until));
  if (endsWithTrial) return copy.cardMissing(tier, dayHere(nextBillingDate));
  return charge ? copy.text(tier, formatPrice(charge.amount), dayHere(charge.at)) : copy.continues(tier);
}
