import { sentenceOf } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { isOpen } from '@keydate/domain/deadlines';
import { Button, notify } from '@keydate/ui';
import { CircleCheck } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseTransaction } from '../../api/close-transaction';
import { useQuestions } from '../../api/questions';
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
  const { data: questions = [] } = useQuestions(transaction._id);
  const { isMounted, notifyFailure } = useFailureNotice();
  const closing = useCloseTransaction({
    onClosed: () => notify.success(copy.saved, copy.closed),
    onFailed: (error, from) => {
      const why = sentenceOfClosing(error);
      if (isMounted()) notify.error(why, `${copy.stillActive} ${copy.checkAgain}`);
      else notifyFailure(copy.failed, `${why} ${copy.stillActive}`, from);
    },
  });
  const isClosedHere = isAsking && transaction.status === 'Closed';
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (isClosedHere) handleClosed();
  }, [isClosedHere]);
  if (transaction.status !== 'Active') return null;

  const upcoming = transaction.contractDates.filter((date) => isOpen(date, today)).length;
  const unanswered = questions.filter(({ state }) => state === 'asked').length;
  const handleConfirm = () => {
    notify.dismissAll();
    closing.mutate(transaction);
  };
  return (
    <>
      <Button icon={CircleCheck} onClick={() => setAsking(true)}>
        {copy.complete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={copy.question}
        confirmLabel={copy.complete}
        isBusy={closing.isPending}
        onConfirm={handleConfirm}
        onCancel={() => {
          if (!closing.isPending) setAsking(false);
        }}
      >
        {copy.upcoming(upcoming)} {unanswered > 0 && `${copy.unanswered(unanswered)} `}
        {copy.consequence}
      </ConfirmDialog>
    </>
  );
}

function sentenceOfClosing(error: Error): string {
  return error instanceof VersionConflict ? error.message : sentenceOf(error);
}
