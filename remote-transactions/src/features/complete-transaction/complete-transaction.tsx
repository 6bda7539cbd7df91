import { sentenceOf } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';
import { Button, Notice, notify, Stack } from '@keydate/ui';
import { CircleCheck } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseTransaction } from '../../api/close-transaction';
import { Overtaken } from '../../api/update-transaction';
import { useWordAfter } from '../../editing/use-word-after';

interface CompleteTransactionProps {
  transaction: Transaction;
  today: CalendarDay;
  /** It is closed, and the button with it gone: the focus needs another place. */
  onClosed: () => void;
}

/** Mark as complete (spec § 4.2): while the status is Active only, and not without asking, for it cannot be undone. */
export function CompleteTransaction({ transaction, today, onClosed }: CompleteTransactionProps) {
  const [isAsking, setAsking] = useState(false);
  const { isHere, sayRefused } = useWordAfter();
  const closing = useCloseTransaction({
    onClosed: () => notify.success('Update successful!', 'The transaction is closed.'),
    onFailed: (error, from) => {
      if (!isHere()) sayRefused('Update failed', `${sentenceOfClosing(error)} It is still active.`, from);
    },
  });
  const isClosedHere = isAsking && transaction.status === 'Closed';
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (isClosedHere) handleClosed();
  }, [isClosedHere]);
  if (transaction.status !== 'Active') return null;

  const ahead = transaction.contractDates.filter(({ date }) => compareDays(date, today) >= 0).length;
  const handleAsk = () => {
    closing.reset();
    setAsking(true);
  };
  return (
    <>
      <Button icon={CircleCheck} onClick={handleAsk}>
        Mark as complete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Mark this transaction as complete?"
        confirmLabel="Mark as complete"
        isBusy={closing.isPending}
        onConfirm={() => closing.mutate(transaction)}
        onCancel={() => {
          if (!closing.isPending) setAsking(false);
        }}
      >
        <Stack gap={12}>
          <p>{aheadWords(ahead)} It moves to Closed, stays readable there, and cannot be made active again.</p>
          {closing.error && (
            <Notice tone="error" title={sentenceOfClosing(closing.error)}>
              It is still active. Please look at it once more before you go on.
            </Notice>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** What ends with it. */
function aheadWords(ahead: number): string {
  if (ahead === 0) return 'No deadline is ahead.';
  return ahead === 1
    ? '1 deadline is still ahead and will not be announced any more.'
    : `${ahead} deadlines are still ahead and will not be announced any more.`;
}

function sentenceOfClosing(error: Error): string {
  return error instanceof Overtaken ? error.message : sentenceOf(error);
}
