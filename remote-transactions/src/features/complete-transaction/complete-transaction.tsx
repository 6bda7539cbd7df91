import { sentenceOf, useSignedInUser } from '@keydate/client';
import { CLOSING_UNDO_MS } from '@keydate/contracts/limits';
import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { isOpen } from '@keydate/domain/deadlines';
import { Button, notify } from '@keydate/ui';
import { CircleCheck } from '@keydate/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseTransaction } from '../../api/close-transaction';
import { useQuestions } from '../../api/questions';
import { VersionConflict } from '../../api/update-transaction';
import { changedMeanwhile } from '../../editing/name-of-other';
import { useFailureNotice } from '../../editing/use-failure-notice';
import { copy } from './copy';
import { offeredUndo } from './offered-undo.store';

interface CompleteTransactionProps {
  transaction: Transaction;
  today: CalendarDay;
  /** The transaction is closed and the button is gone: the focus must move. */
  onClosed: () => void;
}

/** Mark as complete (spec § 4.2): only while the status is Active. It closes at once, and `UndoClosing` offers to undo that. */
export function CompleteTransaction({ transaction, today, onClosed }: CompleteTransactionProps) {
  const { _id: userId } = useSignedInUser();
  const [isPressed, setPressed] = useState(false);
  const { data: questions = [] } = useQuestions(transaction._id);
  const { isMounted, notifyFailure } = useFailureNotice();
  const upcoming = transaction.contractDates.filter((date) => isOpen(date, today)).length;
  const unanswered = questions.filter(({ state }) => state === 'asked').length;
  const closing = useCloseTransaction({
    onClosed: (closed) => {
      notify.success(copy.saved, copy.closed);
      const consequence = [copy.upcoming(upcoming), unanswered > 0 && copy.unanswered(unanswered)]
        .filter(Boolean)
        .join(' ');
      offeredUndo.write({ transaction: closed, userId, consequence, until: Date.now() + CLOSING_UNDO_MS });
    },
    onFailed: (error, from) => {
      setPressed(false);
      const why = error instanceof VersionConflict ? changedMeanwhile(error.changedBy, userId) : sentenceOf(error);
      if (isMounted()) notify.error(why, `${copy.stillActive} ${copy.checkAgain}`);
      else notifyFailure(copy.failed, `${why} ${copy.stillActive}`, from);
    },
  });
  const [knownStatus, setKnownStatus] = useState(transaction.status);
  if (knownStatus !== transaction.status) {
    setKnownStatus(transaction.status);
    // reopened: the next closing may be somebody else's
    if (transaction.status === 'Active') setPressed(false);
  }
  const isClosedHere = isPressed && transaction.status === 'Closed';
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (isClosedHere) handleClosed();
  }, [isClosedHere]);
  if (transaction.status !== 'Active') return null;

  const handlePress = () => {
    notify.dismissAll();
    setPressed(true);
    closing.mutate(transaction);
  };
  return (
    <Button variant="secondary" icon={CircleCheck} isBusy={closing.isPending} onClick={handlePress}>
      {copy.complete}
    </Button>
  );
}
