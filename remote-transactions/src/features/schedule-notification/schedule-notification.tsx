import { NOTIFICATION_CHOICES } from '@keydate/contracts/notification';
import type { Transaction } from '@keydate/contracts/transactions';
import { useFocusBack } from '@keydate/forms/focus';
import { Button, notify } from '@keydate/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { notificationPart } from '../../domain/transaction-parts';
import {
  entryOf,
  isEntryOf,
  notificationWords,
  wishOf,
  type NotificationEntry,
} from '../../domain/notification-choice';
import { edits, type Edit } from '../../editing/edits.store';
import { useKeptEdit } from '../../editing/use-kept-edit';
import { SettleInPlace } from '../../editing/settle-in-place';
import { useConflictSafeSave } from '../../editing/use-conflict-safe-save';
import { CustomNotification } from './custom-notification';
import { Choice, Choices, Form, Unsent } from './schedule.styles';

interface ScheduleNotificationProps {
  transaction: Transaction;
}

/** Scheduled Notification (spec § 2.8, § 9): how long before a deadline it is announced. */
export function ScheduleNotification({ transaction }: ScheduleNotificationProps) {
  const { begun, keep, letGo } = useKeptEdit(edits.notification, transaction);
  // null while the transaction's own choice stands
  const [choosing, setChoosing] = useState<Edit<NotificationEntry> | null>(begun);
  const choices = useRef<HTMLDivElement>(null);
  // the button that was pressed goes when the choice is saved
  useFocusBack(choosing !== null, choices);
  const [wasRefused, setRefused] = useState(false);
  const saving = useConflictSafeSave(notificationPart, {
    words: { saved: 'Scheduled Notification Succesfully', failed: 'Scheduled Notification Failed' },
    onSaved: letGo,
    onDone: () => setChoosing(null),
  });
  const from = choosing?.from ?? transaction;
  const entry = choosing?.entry ?? entryOf(transaction.notification);
  const wish = wishOf(entry);

  const enter = (change: Partial<NotificationEntry>) => {
    const edit = { from, entry: { ...entry, ...change } };
    setRefused(false);
    setChoosing(edit);
    if (isEntryOf(edit.entry, from.notification)) letGo();
    else keep(edit);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(wish.kind === 'refused');
    if (wish.kind === 'refused') notify.error(wish.message);
    else saving.save({ from, mine: new Map([['notification', wish.notification]]) });
  };

  if (saving.conflict) return <SettleInPlace saving={saving} label="Before each deadline" wordsOf={wordsOf} />;
  return (
    <Form noValidate onSubmit={handleSubmit} aria-label="Scheduled Notification">
      <Choices ref={choices} tabIndex={-1} role="radiogroup" aria-label="Before each deadline">
        {[...NOTIFICATION_CHOICES.map(notificationWords), 'custom'].map((choice) => (
          <Choice key={choice}>
            <input
              type="radio"
              name="notification"
              checked={entry.choice === choice}
              onChange={() => enter({ choice })}
            />
            {choice === 'custom' ? 'Custom' : choice}
          </Choice>
        ))}
      </Choices>
      {entry.choice === 'custom' && (
        <CustomNotification
          entry={entry}
          error={wasRefused && wish.kind === 'refused' ? wish.message : undefined}
          onEnter={enter}
        />
      )}
      <Unsent>Your choice is kept with the transaction. Keydate does not send reminders yet.</Unsent>
      {choosing && !isEntryOf(entry, from.notification) && (
        <Button type="submit" variant="secondary" isBusy={saving.isSaving}>
          Schedule
        </Button>
      )}
    </Form>
  );
}

function wordsOf(notification: Transaction['notification'] | undefined): string {
  return notification ? notificationWords(notification) : '';
}
