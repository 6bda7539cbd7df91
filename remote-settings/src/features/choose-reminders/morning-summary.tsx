import type { ReminderSettings } from '@keydate/contracts/reminder-settings';
import { asTimeOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { Stack } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { copy } from './copy';
import { Indented, TimeSelect } from './time-select';

interface MorningSummaryProps {
  at: ReminderSettings['summaryAt'];
  zone: string;
  onChange: (at: TimeOfDay | null) => void;
}

const FIRST_CHOICE = asTimeOfDay('07:00');

/** The hour of the email with all that is due; none, unless it is switched on. */
export function MorningSummary({ at, zone, onChange }: MorningSummaryProps) {
  return (
    <Stack gap={8}>
      <Checkbox
        label={copy.summary}
        hint={copy.summaryHint}
        checked={at !== null}
        onChange={({ target }) => onChange(target.checked ? FIRST_CHOICE : null)}
      />
      {at !== null && (
        <Indented>
          <TimeSelect label={copy.summaryAt} hint={copy.summaryZone(zone)} time={at} onChange={onChange} />
        </Indented>
      )}
    </Stack>
  );
}
