import type { Transaction } from '@keydate/contracts/transactions';
import { timeInWords, type TimeOfDay } from '@keydate/domain/time-of-day';
import { useFocusBack } from '@keydate/forms/focus';
import { Button, Stack } from '@keydate/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { hourSections, type HourField } from '../../domain/editable-sections';
import { hourIfNotGiven } from '../../domain/hour-if-not-given';
import { copy as sharedCopy } from '../../ui/copy';
import { HourSelect } from '../../ui/hour-select';
import { edits, type Edit } from '../../editing/edits.store';
import { usePersistedEdit } from '../../editing/use-persisted-edit';
import { InlineConflict } from '../../editing/inline-conflict';
import { useConflictSafeSave } from '../../editing/use-conflict-safe-save';
import { copy } from './copy';

interface SetHourProps {
  field: HourField;
  transaction: Transaction;
}

/** An hour at which deadlines end (server/src/transactions/README.md, Deadlines): chosen, then saved. */
export function SetHour({ field, transaction }: SetHourProps) {
  const { restored, persist, discard } = usePersistedEdit(edits[field], transaction);
  // null while the person has not changed the transaction's time
  const [choosing, setChoosing] = useState<Edit<TimeOfDay | null> | null>(restored);
  const select = useRef<HTMLButtonElement>(null);
  // the Save button disappears once the time is saved
  useFocusBack(choosing !== null, select);
  const saving = useConflictSafeSave(hourSections[field], {
    titles: copy,
    onSaved: discard,
    onDone: () => setChoosing(null),
  });

  const handleChange = (entry: TimeOfDay | null) => {
    if (entry === transaction[field]) {
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
    if (choosing) saving.save({ from: choosing.from, mine: new Map([[field, choosing.entry]]) });
  };

  const textOf = (time: TimeOfDay | null | undefined) =>
    time ? timeInWords(time) : sharedCopy.noHour(hourIfNotGiven(field, transaction.state));
  if (saving.conflict) return <InlineConflict saving={saving} label={copy.form[field]} textOf={textOf} />;
  return (
    <Stack as="form" gap={16} noValidate onSubmit={handleSubmit} aria-label={copy.form[field]}>
      <HourSelect
        ref={select}
        field={field}
        state={transaction.state}
        value={choosing ? choosing.entry : transaction[field]}
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
