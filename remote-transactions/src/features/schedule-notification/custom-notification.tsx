import { NOTIFICATION_UNITS } from '@keydate/domain/notification-units';
import { TextInput } from '@keydate/ui/forms';
import { Select } from '@keydate/ui/overlays';
import type { Ref } from 'react';
import type { NotificationEntry } from '../../domain/notification-choice';
import { copy } from './copy';
import { Custom } from './schedule.styles';

interface CustomNotificationProps {
  entry: NotificationEntry;
  valueRef: Ref<HTMLInputElement>;
  error: string | undefined;
  onEnter: (change: Partial<NotificationEntry>) => void;
}

/** A custom value and unit (spec § 5, Custom notification). */
export function CustomNotification({ entry: { value, unit }, valueRef, error, onEnter }: CustomNotificationProps) {
  const handleUnit = (chosen: string) => {
    const type = NOTIFICATION_UNITS.find((one) => one === chosen);
    if (type) onEnter({ unit: type });
  };
  return (
    <Custom>
      <TextInput
        ref={valueRef}
        label={copy.value}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onEnter({ value: event.target.value })}
      />
      <Select
        label={copy.unit}
        options={NOTIFICATION_UNITS.map((name) => ({ id: name, name }))}
        value={unit}
        onChange={handleUnit}
      />
    </Custom>
  );
}
