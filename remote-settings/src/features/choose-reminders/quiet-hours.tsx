import type { ReminderSettings } from '@keydate/contracts/reminder-settings';
import { asTimeOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { Grid, Stack } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { copy } from './copy';
import { Indented, TimeSelect } from './time-select';

type Hours = NonNullable<ReminderSettings['quietHours']>;

interface QuietHoursProps {
  hours: Hours | null;
  zone: string;
  /** Switches them on or off. */
  onSwitch: (hours: Hours | null) => void;
  onChange: (end: { quietFrom: TimeOfDay } | { quietUntil: TimeOfDay }) => void;
}

/** The quiet hours that are set when a person switches them on. */
const NIGHT: Hours = { from: asTimeOfDay('21:00'), until: asTimeOfDay('07:00') };

/** The hours in which no email arrives, in half hours; none, unless they are switched on. */
export function QuietHours({ hours, zone, onSwitch, onChange }: QuietHoursProps) {
  return (
    <Stack gap={8}>
      <Checkbox
        label={copy.quiet}
        hint={copy.quietHint}
        checked={hours !== null}
        onChange={(event) => onSwitch(event.target.checked ? NIGHT : null)}
      />
      {hours && (
        <Indented>
          <Grid columns={2} gap={16}>
            <TimeSelect
              label={copy.from}
              time={hours.from}
              except={hours.until}
              onChange={(time) => onChange({ quietFrom: time })}
            />
            <TimeSelect
              label={copy.until}
              time={hours.until}
              except={hours.from}
              onChange={(time) => onChange({ quietUntil: time })}
            />
          </Grid>
          <p>{copy.zone(zone)}</p>
        </Indented>
      )}
    </Stack>
  );
}
