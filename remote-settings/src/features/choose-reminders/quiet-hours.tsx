import type { ReminderSettings } from '@keydate/contracts/reminder-settings';
import { timeZoneInWords } from '@keydate/domain/moment-in-words';
import { isTimeOfDay, timeInWords, timesOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { Grid, Stack, tokens } from '@keydate/ui';
import { Checkbox, NativeSelect } from '@keydate/ui/forms';
import { styled } from 'styled-components';
import { copy } from './copy';

type Hours = NonNullable<ReminderSettings['quietHours']>;

interface QuietHoursProps {
  hours: Hours | null;
  timeZone: string;
  /** Switches them on or off. */
  onSwitch: (hours: Hours | null) => void;
  onChange: (end: { quietFrom: TimeOfDay } | { quietUntil: TimeOfDay }) => void;
}

/** The quiet hours that are set when a person switches them on. */
const [from, until] = ['21:00', '07:00'].filter(isTimeOfDay);
const NIGHT = from && until ? { from, until } : null;

/** The hours in which no email arrives, in half hours; none, unless they are switched on. */
export function QuietHours({ hours, timeZone, onSwitch, onChange }: QuietHoursProps) {
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
              other={hours.until}
              onChange={(time) => onChange({ quietFrom: time })}
            />
            <TimeSelect
              label={copy.until}
              time={hours.until}
              other={hours.from}
              onChange={(time) => onChange({ quietUntil: time })}
            />
          </Grid>
          <p>{copy.zone(timeZoneInWords(timeZone).replace(/ time$/, ''))}</p>
        </Indented>
      )}
    </Stack>
  );
}

interface TimeSelectProps {
  label: string;
  time: TimeOfDay;
  /** The other end, which is not offered: hours of no length would hold nothing. */
  other: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
}

function TimeSelect({ label, time, other, onChange }: TimeSelectProps) {
  const times = [...new Set([...timesOfDay(), time])].filter((one) => one !== other).sort();
  return (
    <NativeSelect
      label={label}
      value={time}
      onChange={({ target }) => isTimeOfDay(target.value) && onChange(target.value)}
    >
      {times.map((one) => (
        <option key={one} value={one}>
          {timeInWords(one)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** In line with the words of the checkbox above. */
const Indented = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  padding-left: 32px;

  p {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    line-height: 20px;
  }
`;
