import { deviceTimeZone } from '@keydate/forms/time';
import { NativeSelect, type FieldText } from '@keydate/ui/forms';
import type { ComponentPropsWithRef } from 'react';
import { otherTimeZones, US_TIME_ZONES } from '../../domain/time-zones';
import { copy } from './copy';

interface TimeZoneSelectProps extends ComponentPropsWithRef<'select'>, Pick<FieldText, 'error'> {
  /** The zone that is stored; '' for none. */
  chosen: string;
}

/** Chooses a time zone: none, one of the United States, or any other that the browser knows. */
export function TimeZoneSelect({ chosen, ...field }: TimeZoneSelectProps) {
  return (
    <NativeSelect label={copy.timeZone} hint={copy.timeZoneHint} {...field}>
      <option value="">{copy.ofDevice(deviceTimeZone())}</option>
      <optgroup label={copy.usZones}>
        {US_TIME_ZONES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label={copy.otherZones}>
        {otherTimeZones(chosen).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
