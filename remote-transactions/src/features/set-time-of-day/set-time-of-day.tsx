import type { Transaction } from '@keydate/contracts/transactions';
import { timeInWords, type TimeOfDay } from '@keydate/domain/time-of-day';
import { useFocusBack } from '@keydate/forms/focus';
import { Button, Stack } from '@keydate/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { timeOfDaySection } from '../../domain/editable-sections';
import { TimeOfDaySelect } from '../../ui/time-of-day-select';
import { edits, type Edit } from '../../editing/edits.store';
import { usePersistedEdit } from '../../editing/use-persisted-edit';
import { InlineConflict } from '../../editing/inline-conflict';
import { useConflictSafeSave } from '../../editing/use-conflict-safe-save';
import { copy } from './copy';

interface SetTimeOfDayProps {
  transaction: Transaction;
}

/** The contract's Time of Day Deadline (server/src/transactions/README.md, Deadlines): chosen, then saved. */
export function SetTimeOfDay({ transaction }: SetTimeOfDayProps) {
  const { restored, persist, discard } = usePersistedEdit(edits.timeOfDay, transaction);
  // null while the person has not changed the transaction's time
  const [choosing, setChoosing] = useState<Edit<TimeOfDay | null> | null>(restored);
  const select = useRef<HTMLButtonElement>(null);
  // the Save button disappears once the time is saved
  useFocusBack(choosing !== null, select);
  const saving = useConflictSafeSave(timeOfDaySection, {
    titles: copy,
    onSaved: discard,
    onDone: () => setChoosing(null),
  });

  const handleChange = (entry: TimeOfDay | null) => {
    if (entry === transaction.time_of_day) {
      setChoosing(null);
      discard();
      return;
    }
    const edit = { from: choosing?.from ?? transaction, entry };
    setChoosing(edit);
    persist(edit);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (choosing) saving.save({ from: choosing.from, mine: new Map([['time_of_day', choosing.entry]]) });
  };

  if (saving.conflict) return <InlineConflict saving={saving} label={copy.form} textOf={textOf} />;
  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit} aria-label={copy.form}>
      <TimeOfDaySelect
        ref={select}
        value={choosing ? choosing.entry : transaction.time_of_day}
        isDisabled={saving.isSaving}
        onChange={handleChange}
      />
      {choosing && (
        <Button type="submit" variant="secondary" isBusy={saving.isSaving}>
          {copy.save}
        </Button>
      )}
    </Stack>
  );
}

function textOf(time: TimeOfDay | null | undefined): string {
  return time ? timeInWords(time) : copy.none;
}
