import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { useState } from 'react';
import { useChangeDaysOff } from '../../api/days-off';
import { copy } from './copy';

/** The choice about the Friday before a holiday on a Saturday. The box shows the choice while it is being saved. */
export function FridayChoice({ isOff }: { isOff: boolean }) {
  const [saving, setSaving] = useState<boolean | null>(null);
  const changing = useChangeButton(useChangeDaysOff(), {
    onDone: () => setSaving(null),
    failed: (sentence) => {
      setSaving(null);
      notify.error(copy.failed, sentence);
    },
  });
  const handleChange = (fridayBeforeHoliday: boolean) => {
    if (changing.isBusy) return;
    setSaving(fridayBeforeHoliday);
    changing.press({ fridayBeforeHoliday });
  };
  return (
    <Checkbox
      label={copy.friday}
      hint={copy.fridayHint}
      checked={saving ?? isOff}
      onChange={(event) => handleChange(event.target.checked)}
    />
  );
}
