import { sentenceOf } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';
import { Button, Notice, notify, Stack } from '@keydate/ui';
import { CircleCheck } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseTransaction } from '../../api/close-transaction';
import { VersionConflict } from '../../api/update-transaction';
import { useFailureNotice } from '../../editing/use-failure-notice';
import { copy } from './copy';

interface CompleteTransactionProps {
  transaction: Transaction;
  today: CalendarDay;
  /** The transaction is closed and the button is gone: the focus must move. */
  onClosed: () => void;
}

/** Mark as complete (spec § 4.2): only while the status is Active. It asks first, because a closed transaction cannot be reopened. */
export function CompleteTransaction({ transaction, today, onClosed }: CompleteTransactionProps) {
  const [isAsking, setAsking] = useState(false);
  const { isMounted, notifyFailure } = useFailureNotice();
  const closing = useCloseTransaction({
    onClosed: () => notify.success(copy.saved, copy.closed),
    onFailed: (error, from) => {
      if (!isMounted()) notifyFailure(copy.failed, `${sentenceOfClosing(error)} ${copy.stillActive}`, from);
    },
  });
  const isClosedHere = isAsking && transaction.status === 'Closed';
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (isClosedHere) handleClosed();
  }, [isClosedHere]);
  if (transaction.status !== 'Active') return null;

  const upcoming = transaction.contractDates.filter(({ date }) => compareDays(date, today) >= 0).length;
  const handleAsk = () => {
    closing.reset();
    setAsking(true);
  };
  return (
    <>
      <Button icon={CircleCheck} onClick={handleAsk}>
        {copy.complete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={copy.question}
        confirmLabel={copy.complete}
        isBusy={closing.isPending}
        onConfirm={() => closing.mutate(transaction)}
        onCancel={() => {
          if (!closing.isPending) setAsking(false);
        }}
      >
        <Stack gap={12}>
          <p>
            {copy.upcoming(upcoming)} {copy.consequence}
          </p>
          {closing.error && (
            <Notice tone="error" title={sentenceOfClosing(closing.error)}>
              {copy.stillActive} {copy.checkAgain}
            </Notice>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function sentenceOfClosing(error: Error): string {
  return error instanceof VersionConflict ? error.message : sentenceOf(error);
}
