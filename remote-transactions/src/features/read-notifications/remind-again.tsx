import { remindChoices } from '@keydate/domain/remind-me';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { timeInWords } from '@keydate/domain/time-of-day';
import { wallClockAt } from '@keydate/domain/zoned-moment';
import { useTimeZone } from '@keydate/forms/time';
import { Button } from '@keydate/ui';
import { NativeSelect } from '@keydate/ui/forms';
import { useState } from 'react';
import { copy } from './copy';

interface RemindAgainProps {
  now: Date;
  endsAt: Date;
  /** True if another reminder is planned already: it can be canceled. */
  isAsked: boolean;
  isBusy: boolean;
  /** Null: no more reminder. */
  onChoose: (at: string | null) => void;
  onCancel: () => void;
}

const NEVER = 'never';

/** The time of one more reminder, before the deadline ends. */
export function RemindAgain({ now, endsAt, isAsked, isBusy, onChoose, onCancel }: RemindAgainProps) {
  const timeZone = useTimeZone();
  // the moments of the press: they do not move while the person chooses
  const [choices] = useState(() => remindChoices(now, { endsAt, timeZone }));
  const [chosen, setChosen] = useState(choices[0]?.at.toISOString() ?? NEVER);
  const wordsOf = ({ choice, at }: (typeof choices)[number]) => {
    const [day = ''] = momentInWords(at, timeZone).split(',');
    return copy.remindChoice[choice](timeInWords(wallClockAt(at, timeZone).time), day);
  };
  return (
    <>
      <NativeSelect
        label={copy.remindWhen}
        value={chosen}
        // the button that opened it has disappeared
        autoFocus
        onChange={({ target }) => setChosen(target.value)}
      >
        {choices.map((one) => (
          <option key={one.choice + one.at.toISOString()} value={one.at.toISOString()}>
            {wordsOf(one)}
          </option>
        ))}
        {isAsked && <option value={NEVER}>{copy.noRemind}</option>}
      </NativeSelect>
      <Button variant="secondary" isBusy={isBusy} onClick={() => onChoose(chosen === NEVER ? null : chosen)}>
        {copy.remind}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </>
  );
}
