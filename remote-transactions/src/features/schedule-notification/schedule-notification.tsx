import { NOTIFICATION_CHOICES, notificationWords } from '@keydate/contracts/notification';
import type { Transaction } from '@keydate/contracts/transactions';
import { useFocusBack } from '@keydate/forms/focus';
import { Button } from '@keydate/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { notificationSection } from '../../domain/editable-sections';
import { entryOf, isEntryOf, readEntry, type NotificationEntry } from '../../domain/notification-choice';
import { edits, type Edit } from '../../editing/edits.store';
import { usePersistedEdit } from '../../editing/use-persisted-edit';
import { InlineConflict } from '../../editing/inline-conflict';
import { NotSavedYet } from '../../editing/not-saved-yet';
import { useConflictSafeSave } from '../../editing/use-conflict-safe-save';
import { copy } from './copy';
import { CustomNotification } from './custom-notification';
import { Choice, Choices, Form, WhoIsTold } from './schedule.styles';

interface ScheduleNotificationProps {
  transaction: Transaction;
}

/** Scheduled Notification (spec § 2.8, § 9): how long before a deadline the reminder comes. */
export function ScheduleNotification({ transaction }: ScheduleNotificationProps) {
  const { restored, persist, discard } = usePersistedEdit(edits.notification, transaction);
  // null while the person has not changed the transaction's choice
  const [choosing, setChoosing] = useState<Edit<NotificationEntry> | null>(restored);
  const [isRestored, setRestored] = useState(restored !== null);
  const choices = useRef<HTMLDivElement>(null);
  // the Schedule button disappears once the choice is saved
  useFocusBack(choosing !== null, choices);
  const valueField = useRef<HTMLInputElement>(null);
  const [wasRefused, setRefused] = useState(false);
  const handleDone = () => {
    setChoosing(null);
    setRestored(false);
  };
  const saving = useConflictSafeSave(notificationSection, { titles: copy, onSaved: discard, onDone: handleDone });
  const from = choosing?.from ?? transaction;
  const entry = choosing?.entry ?? entryOf(transaction.notification);
  const read = readEntry(entry);

  const enter = (change: Partial<NotificationEntry>) => {
    const edit = { from, entry: { ...entry, ...change } };
    setRefused(false);
    setChoosing(edit);
    if (isEntryOf(edit.entry, from.notification)) {
      discard();
      setRestored(false);
    } else persist(edit);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(read.kind === 'invalid');
    if (read.kind === 'invalid') valueField.current?.focus();
    else saving.save({ from, mine: new Map([['notification', read.notification]]) });
  };

  if (saving.conflict) return <InlineConflict saving={saving} label={copy.choices} textOf={textOf} />;
  return (
    <Form noValidate onSubmit={handleSubmit} aria-label={copy.form}>
      {isRestored && <NotSavedYet />}
      <Choices ref={choices} tabIndex={-1} role="radiogroup" aria-label={copy.choices}>
        {[...NOTIFICATION_CHOICES.map(notificationWords), 'custom'].map((choice) => (
          <Choice key={choice}>
            <input
              type="radio"
              name="notification"
              checked={entry.choice === choice}
              onChange={() => enter({ choice })}
            />
            {choice === 'custom' ? copy.custom : choice}
          </Choice>
        ))}
      </Choices>
      {entry.choice === 'custom' && (
        <CustomNotification
          entry={entry}
          valueRef={valueField}
          error={wasRefused && read.kind === 'invalid' ? read.message : undefined}
          onEnter={enter}
        />
      )}
      {choosing && from.lead_times.length > 1 && <WhoIsTold>{copy.nearest}</WhoIsTold>}
      <WhoIsTold>{copy.whoIsTold}</WhoIsTold>
      {choosing && !isEntryOf(entry, from.notification) && (
        <Button type="submit" variant="secondary" isBusy={saving.isSaving}>
          {copy.schedule}
        </Button>
      )}
    </Form>
  );
}

function textOf(notification: Transaction['notification'] | undefined): string {
  return notification ? notificationWords(notification) : '';
}
