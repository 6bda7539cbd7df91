import { timeInWords, timesOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { Select } from '@keydate/ui/overlays';
import type { Ref } from 'react';

interface TimeOfDaySelectProps {
  ref?: Ref<HTMLButtonElement>;
  value: TimeOfDay | null;
  isDisabled?: boolean;
  onChange: (time: TimeOfDay | null) => void;
}

const NONE = 'none';

/** When some deadlines end on their day: in intervals of half an hour (spec § 9), beside the contract's own time. */
export function TimeOfDaySelect({ ref, value, isDisabled = false, onChange }: TimeOfDaySelectProps) {
  const times = [...new Set([...timesOfDay(), ...(value ? [value] : [])])].sort();
  return (
    <Select
      ref={ref}
      label="Time of Day"
      hint="Objections, resolutions, examinations and terminations end at this time on their day. All else ends at 11:59 PM."
      options={[
        { id: NONE, name: 'Not given: 11:59 PM' },
        ...times.map((time) => ({ id: time, name: timeInWords(time) })),
      ]}
      value={value ?? NONE}
      isDisabled={isDisabled}
      onChange={(id) => onChange(times.find((time) => time === id) ?? null)}
    />
  );
}
