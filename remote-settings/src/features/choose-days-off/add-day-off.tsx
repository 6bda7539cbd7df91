import type { CalendarDay } from '@keydate/domain/calendar-day';
import { typedDay } from '@keydate/domain/typed-day';
import { useChangeButton } from '@keydate/forms/call';
import { Button, Cluster, notify, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useState, type SubmitEvent } from 'react';
import { useChangeDaysOff } from '../../api/days-off';
import { useUnsaved } from '../../editing/unsaved';
import { copy } from './copy';

/** A day, in any notation that the other fields of days take, and a button that adds it. */
export function AddDayOff({ appointed }: { appointed: readonly CalendarDay[] }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  useUnsaved(text !== '');
  const adding = useChangeButton(useChangeDaysOff(), {
    onDone: (_company, { add }) => {
      setText('');
      if (add) notify.success(copy.added(add));
    },
    refusals: { DAYS_OFF_FULL: setProblem },
    failed: copy.failed,
  });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const day = typedDay(text);
    if (day === null) setProblem(copy.wrongDay);
    else if (appointed.includes(day)) setProblem(copy.isThere);
    else adding.press({ add: day });
  };
  return (
    <Stack as="form" gap={8} noValidate onSubmit={handleSubmit}>
      <TextInput
        label={copy.label}
        hint={copy.hint}
        placeholder="MM/DD/YYYY"
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <Cluster gap={8}>
        <Button type="submit" variant="secondary" isBusy={adding.isBusy}>
          {copy.add}
        </Button>
      </Cluster>
    </Stack>
  );
}
