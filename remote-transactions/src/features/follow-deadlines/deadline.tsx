import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { dayAt } from '@keydate/domain/calendar-day';
import { specialEndingTime } from '@keydate/domain/deadline-end';
import { timeInWords } from '@keydate/domain/time-of-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { Tag, UnbrokenDays } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReminders } from '../../api/transaction-reminders';
import { useReadersExplanations } from '../../api/list-explanations';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import { findExplanation } from '@keydate/domain/find-explanation';
import { useNow } from '@keydate/forms/time';
import { DeadlineExplanation } from '../../ui/deadline-explanation';
import { reminderOfDeadline } from '../../domain/reminder-of-deadline';
import { useLocation } from 'react-router-dom';
import { ClosingFacts } from './closing-facts';
import { copy } from './copy';
import { Due, DueWords, Hour } from './timeline.styles';
import { useCheckOffHere } from './use-check-off-here';

interface DeadlineProps {
  deadline: ContractDate;
  transaction: Transaction;
  /** It was checked off or taken back last: where it has moved, the focus follows. */
  takesFocus: boolean;
  onToggle: (id: string) => void;
}

/** A deadline with its full title, and a box to check it off; without the box in a closed transaction, and for a lender. */
export function Deadline({ deadline, transaction, takesFocus, onToggle }: DeadlineProps) {
  const { _id: id, title, description, date, done } = deadline;
  const { status, state, time_of_day: timeOfDay, asLender } = transaction;
  const endsAt = specialEndingTime(title, { state, timeOfDay });
  const { checkOff, saving } = useCheckOffHere(transaction);
  const now = useNow();
  const reminder = reminderOfDeadline(deadline, transaction, useReminders(transaction).data?.next ?? []);
  const isClosing = id === transaction.closing;
  const row = useRef<HTMLLIElement>(null);
  const isLinkedTo = useLocation().hash === anchorOfDeadline(id);
  useEffect(() => {
    if (!isLinkedTo) return undefined;
    // after the shell has scrolled to the top of the page it opened
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isLinkedTo]);
  const explanation = findExplanation(useReadersExplanations(transaction.state), title);
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
      {status === 'Active' && asLender === null && (
        <Checkbox
          ref={box}
          label={copy.checkOff(title, date)}
          isLabelHidden
          checked={saving ?? done !== null}
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
        {isClosing && status === 'Active' && (
          <ClosingFacts
            deadline={deadline}
            transaction={transaction}
            today={dayAt(now, timeZoneOfProperty(transaction))}
          />
        )}
        {description && description !== explanation?.description && <p>{description}</p>}
        {done && (
          <p>
            <UnbrokenDays
              text={copy.doneBy(done.by.fullName, dayAt(new Date(done.at), timeZoneOfProperty(transaction)))}
            />
          </p>
        )}
        <DeadlineExplanation explanation={explanation} title={title} />
      </DueWords>
    </Due>
  );
}
