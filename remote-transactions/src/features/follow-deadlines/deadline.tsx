import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { dayAt } from '@keydate/domain/calendar-day';
import { deadlineEnd, specialEndingTime } from '@keydate/domain/deadline-end';
import { timeInWords } from '@keydate/domain/time-of-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { loadLater } from '@keydate/forms/later';
import { Button, IconButton, Tag, UnbrokenDays } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { Bell, Ellipsis } from '@keydate/ui/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReminders } from '../../api/transaction-reminders';
import { useReadersExplanations } from '../../api/list-explanations';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import { endingTermsOf } from '../../domain/clock-of-transaction';
import { findExplanation } from '@keydate/domain/find-explanation';
import { useNow } from '@keydate/forms/time';
import { DeadlineExplanation } from '../../ui/deadline-explanation';
import { reminderOfDeadline, takersOfDeadline } from '../../domain/reminder-of-deadline';
import { useLocation } from 'react-router-dom';
import { CountedDay } from './counts/counted-day';
import { ClosingFacts } from './closing-facts';
import { copy } from './copy';
import { RowInContract } from './row-in-contract';
import { SettledBy } from './settled-by';
import { TakenBy } from './taken-by';
import { Due, DueWords, Hour, More } from './timeline.styles';
import { useLeadTimesDialog } from '../../editing/lead-times/use-lead-times-dialog';
import { useCheckOffHere } from '../../editing/use-check-off-here';

const SettleDialog = loadLater(async () => (await import('./settle-dialog')).SettleDialog, {
  title: copy.settleTitle,
  fallback: null,
  close: ({ onClose }) => onClose(),
});

interface DeadlineProps {
  deadline: ContractDate;
  transaction: Transaction;
  /** It was settled or taken back last: where it has moved, the focus follows. */
  takesFocus: boolean;
  onToggle: (id: string) => void;
}

/**
 * A deadline with its full title, a box to check it off, and a way to say that it is waived, missed or not applicable; without
 * them in a closed transaction, and for a lender.
 */
export function Deadline({ deadline, transaction, takesFocus, onToggle }: DeadlineProps) {
  const { _id: id, title, description, date, done } = deadline;
  const { status, asLender } = transaction;
  const endsAt = specialEndingTime(title, endingTermsOf(transaction));
  const { checkOff, saving } = useCheckOffHere(transaction);
  const now = useNow();
  const log = useReminders(transaction).data;
  const reminder = reminderOfDeadline(deadline, transaction, log?.next ?? []);
  const taken = status === 'Active' && done === null ? takersOfDeadline(deadline, log?.taken ?? []) : [];
  const isClosing = id === transaction.closing;
  // after it nobody is reminded, and no answer counts
  const isOver = deadlineEnd(deadline, endingTermsOf(transaction), timeZoneOfProperty(transaction)) <= now;
  const row = useRef<HTMLLIElement>(null);
  const isLinkedTo = useLocation().hash === anchorOfDeadline(id);
  useEffect(() => {
    if (!isLinkedTo) return undefined;
    // after the shell has scrolled to the top of the page it opened
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isLinkedTo]);
  const explanation = findExplanation(useReadersExplanations(transaction.state), title);
  const [isSettling, setSettling] = useState(false);
  const canSettle = status === 'Active' && asLender === null;
  const canSchedule = canSettle && done === null && !isOver && transaction.lead_times.length > 0;
  const scheduling = useLeadTimesDialog(transaction, deadline, canSchedule);
  const isOtherwise = done !== null && done.as !== 'done';
  const box = useRef<HTMLInputElement>(null);
  const focusOnMount = useEffectEvent(() => {
    if (takesFocus) box.current?.focus();
  });
  useEffect(() => focusOnMount(), []);
  const handleChange = (isDone: boolean) => {
    onToggle(id);
    checkOff([deadline], isDone);
  };
  return (
    <Due ref={row}>
      {canSettle && (
        <Checkbox
          ref={box}
          label={copy.checkOff(title, date)}
          isLabelHidden
          // one that is waived, missed or not applicable is no longer to be done
          disabled={isOtherwise}
          checked={saving ?? (done !== null && !isOtherwise)}
          onChange={(event) => handleChange(event.target.checked)}
        />
      )}
      <DueWords>
        <strong>{title}</strong>
        {isClosing && (
          <>
            {' '}
            <Tag>{copy.closing}</Tag>
          </>
        )}
        {endsAt && <Hour>{copy.byTime(timeInWords(endsAt))}</Hour>}
        {reminder && (
          <p>
            <UnbrokenDays text={copy.reminder(reminder)} />
          </p>
        )}
        {taken.length > 0 && <TakenBy title={title} taken={taken} transactionId={transaction._id} isOver={isOver} />}
        {deadline.words && <CountedDay deadline={deadline} transaction={transaction} canChange={canSettle} />}
        {isClosing && status === 'Active' && (
          <ClosingFacts
            deadline={deadline}
            transaction={transaction}
            today={dayAt(now, timeZoneOfProperty(transaction))}
          />
        )}
        {description && description !== explanation?.description && <p>{description}</p>}
        {done && (
          <SettledBy done={done} timeZone={timeZoneOfProperty(transaction)}>
            {canSettle && isOtherwise && (
              <Button
                variant="ghost"
                size="small"
                isBusy={saving === false}
                aria-label={copy.openAgainOf(title)}
                onClick={() => handleChange(false)}
              >
                {copy.openAgain}
              </Button>
            )}
          </SettledBy>
        )}
        <DeadlineExplanation explanation={explanation} title={title} />
        <RowInContract id={id} title={title} />
      </DueWords>
      {canSettle && (
        <More>
          {canSchedule && <IconButton icon={Bell} label={copy.changeReminders(title)} onClick={scheduling.open} />}
          <IconButton icon={Ellipsis} label={copy.settle(title)} onClick={() => setSettling(true)} />
        </More>
      )}
      {scheduling.dialog}
      {isSettling && <SettleDialog deadline={deadline} transaction={transaction} onClose={() => setSettling(false)} />}
    </Due>
  );
}
