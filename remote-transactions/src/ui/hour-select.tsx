import { timeInWords, timesOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { Select } from '@keydate/ui/overlays';
import type { Ref } from 'react';
import type { HourField } from '../domain/editable-sections';
import { copy } from './copy';

interface HourSelectProps {
  field: HourField;
  ref?: Ref<HTMLButtonElement>;
  value: TimeOfDay | null;
  isDisabled?: boolean;
  onChange: (time: TimeOfDay | null) => void;
}

const NONE = 'none';

/** The time at which some deadlines end on their day, in half hours (spec § 9), plus the contract's own time. */
export function HourSelect({ ref, field, value, isDisabled = false, onChange }: HourSelectProps) {
  const times = [...new Set([...timesOfDay(), ...(value ? [value] : [])])].sort();
  return (
    <Select
      ref={ref}
      label={copy.hours[field].label}
      hint={copy.hours[field].hint}
      options={[{ id: NONE, name: copy.noHour }, ...times.map((time) => ({ id: time, name: timeInWords(time) }))]}
      value={value ?? NONE}
      isDisabled={isDisabled}
      onChange={(id) => onChange(times.find((time) => time === id) ?? null)}
    />
  );
}
