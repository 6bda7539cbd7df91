import { sentenceOf, useSignedInUser } from '@keydate/client';
import { CLOSING_UNDO_MS } from '@keydate/contracts/limits';
import type { Transaction } from '@keydate/contracts/transactions';
import { isAhead, type PropertyClock } from '@keydate/domain/deadlines';
import { Button, notify } from '@keydate/ui';
import { CircleCheck } from '@keydate/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseTransaction } from '../../api/close-transaction';
import { useQuestions } from '../../api/questions';
import { inDateOrder } from '../../domain/dates-edit';
import { VersionConflict } from '../../api/update-transaction';
import { changedMeanwhile } from '../../editing/name-of-other';
import { useFailureNotice } from '../../editing/use-failure-notice';
import { copy } from './copy';
import { offeredUndo } from './offered-undo.store';
import { OpenDeadlinesDialog } from './open-deadlines-dialog';

interface CompleteTransactionProps {
  transaction: Transaction;
  clock: PropertyClock;
  /** The transaction is closed and the button is gone: the focus must move. */
  onClosed: () => void;
}

/**
 * Mark as complete (spec § 4.2): only while the status is Active. With open deadlines it lists them and asks; without, it closes at
 * once. `UndoClosing` offers to undo that.
 */
export function CompleteTransaction({ transaction, clock, onClosed }: CompleteTransactionProps) {
  const { _id: userId } = useSignedInUser();
  const [isPressed, setPressed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data: questions = [] } = useQuestions(transaction._id);
  const { isMounted, notifyFailure } = useFailureNotice();
  const upcoming = transaction.contractDates.filter((date) => isAhead(date, clock)).length;
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

  const open = inDateOrder(transaction.contractDates.filter(({ done }) => done === null));
  const close = () => {
    setAsking(false);
    notify.dismissAll();
    setPressed(true);
    closing.mutate(transaction);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={CircleCheck}
        isBusy={closing.isPending}
        onClick={open.length > 0 ? () => setAsking(true) : close}
      >
        {copy.complete}
      </Button>
      {isAsking && open.length > 0 && (
        <OpenDeadlinesDialog open={open} clock={clock} onConfirm={close} onCancel={() => setAsking(false)} />
      )}
    </>
  );
}
