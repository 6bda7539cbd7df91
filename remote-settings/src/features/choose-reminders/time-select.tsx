import { isTimeOfDay, timeInWords, timesOfDay, type TimeOfDay } from '@keydate/domain/time-of-day';
import { tokens } from '@keydate/ui';
import { NativeSelect } from '@keydate/ui/forms';
import { styled } from 'styled-components';

interface TimeSelectProps {
  label: string;
  hint?: string;
  time: TimeOfDay;
  /** A time that is not offered. */
  except?: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
}

/** A time of the day, in half hours. */
export function TimeSelect({ label, hint, time, except, onChange }: TimeSelectProps) {
  const times = [...new Set([...timesOfDay(), time])].filter((one) => one !== except).sort();
  return (
    <NativeSelect
      label={label}
      hint={hint}
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
export const Indented = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  padding-left: 32px;

  p {
    color: ${tokens.color.softInk};
    font-size: ${tokens.size[14]};
    line-height: 20px;
  }
`;
