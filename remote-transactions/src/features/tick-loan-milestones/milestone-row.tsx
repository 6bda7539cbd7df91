import type { Transaction } from '@keydate/contracts/transactions';
import { compareDays, dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { LOAN_MILESTONES, type LoanMilestone } from '@keydate/domain/loan-milestones';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { useChangeButton } from '@keydate/forms/call';
import { useNow } from '@keydate/forms/time';
import { Button, Cluster } from '@keydate/ui';
import { Checkbox, TextInput } from '@keydate/ui/forms';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTickMilestone } from '../../api/loan-milestones';
import { typedDay, typedText } from '@keydate/domain/typed-day';
import { copy } from './copy';

interface MilestoneRowProps {
  milestone: LoanMilestone;
  /** Null while it is not ticked. */
  savedDay: CalendarDay | null;
  transaction: Transaction;
}

/** A step of the loan. A tick asks for its day, which is today unless the lender says otherwise; saving it tells the team. */
export function MilestoneRow({ milestone, savedDay, transaction }: MilestoneRowProps) {
  const today = dayAt(useNow(), timeZoneOfProperty(transaction));
  const [typed, setTyped] = useState(typedText(savedDay));
  const [wasRefused, setRefused] = useState(false);
  const [isAskingDay, setAskingDay] = useState(false);
  const [knownDay, setKnownDay] = useState(savedDay);
  if (knownDay !== savedDay) {
    setKnownDay(savedDay);
    setTyped(typedText(savedDay));
    setRefused(false);
    setAskingDay(false);
  }
  const field = useRef<HTMLInputElement>(null);
  const tick = useTickMilestone(transaction._id);
  const ticking = useChangeButton(tick, { failed: copy.failedAction });
  const send = (day: CalendarDay | null) => ticking.press({ milestone, day });
  const handleTick = (isTicked: boolean) => {
    // a second click before the answer would send the opposite of what the box shows
    if (ticking.isBusy) return;
    if (!isTicked && savedDay !== null) {
      send(null);
      return;
    }
    setAskingDay(isTicked);
    setTyped(typedText(today));
    setRefused(false);
  };
  // shows a change that is being saved as if it were saved
  const isTicked = ticking.isBusy ? tick.variables?.day !== null : savedDay !== null || isAskingDay;
  const step = LOAN_MILESTONES[milestone];
  const chosen = typedDay(typed);
  const wrong = problemOf(chosen, today);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(wrong !== undefined);
    // the button goes with what it saved
    field.current?.focus();
    if (chosen && wrong === undefined) send(chosen);
  };
  return (
    <div>
      <Checkbox label={step} checked={isTicked} onChange={({ target }) => handleTick(target.checked)} />
      {isTicked && (
        <form noValidate onSubmit={handleSubmit}>
          <TextInput
            ref={field}
            label={copy.dayOf(step)}
            placeholder={copy.dayFormat}
            autoComplete="off"
            value={typed}
            error={wasRefused ? wrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          {(isAskingDay || typed !== typedText(savedDay)) && (
            <Cluster gap={8}>
              <Button
                type="submit"
                variant="secondary"
                size="small"
                isBusy={ticking.isBusy}
                aria-label={copy.saveOf(step)}
              >
                {copy.save}
              </Button>
            </Cluster>
          )}
        </form>
      )}
    </div>
  );
}

function problemOf(day: CalendarDay | null, today: CalendarDay): string | undefined {
  if (!day) return copy.wrongDay;
  return compareDays(day, today) > 0 ? copy.ahead : undefined;
}
