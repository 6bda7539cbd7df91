import { timeInWords, timesOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { Select } from '@keydate/ui/overlays';
import type { Ref } from 'react';
import type { HourField } from '../domain/editable-sections';
import { hourIfNotGiven } from '../domain/hour-if-not-given';
import { copy } from './copy';

interface HourSelectProps {
  field: HourField;
  /** The property's. */
  state: string;
  ref?: Ref<HTMLButtonElement>;
  value: TimeOfDay | null;
  isDisabled?: boolean;
  onChange: (time: TimeOfDay | null) => void;
}

const NONE = 'none';

/** The time at which some deadlines end on their day, in half hours (spec § 9), plus the contract's own time. */
export function HourSelect({ ref, field, state, value, isDisabled = false, onChange }: HourSelectProps) {
  const times = [...new Set([...timesOfDay(), ...(value ? [value] : [])])].sort();
  const none = copy.noHour(hourIfNotGiven(field, state));
  return (
    <Select
      ref={ref}
      label={copy.hours[field].label}
      hint={copy.hours[field].hint(state)}
      options={[{ id: NONE, name: none }, ...times.map((time) => ({ id: time, name: timeInWords(time) }))]}
      value={value ?? NONE}
      isDisabled={isDisabled}
      onChange={(id) => onChange(times.find((time) => time === id) ?? null)}
    />
  );
}
