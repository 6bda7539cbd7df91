import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify, UnbrokenDays } from '@keydate/ui';
import { useChangeCounts } from '../../../api/change-counts';
import { useOwnDaysOff } from '../../../api/own-days-off';
import { explainedDay } from '../../../domain/counted-transaction';
import { datesById, datesSection } from '../../../domain/editable-sections';
import { CountedLine } from '../../../ui/counted-line';
import { copy } from './copy';

interface CountedDayProps {
  deadline: ContractDate;
  transaction: Transaction;
  canChange: boolean;
}

/** How the day of a deadline is counted, in one line that opens; of one that a person set, its counted day and a way back to it. */
export function CountedDay({ deadline, transaction, canChange }: CountedDayProps) {
  const { _id: id, title, description, words, date, follows, done } = deadline;
  const outcome = explainedDay(transaction, id, useOwnDaysOff());
  const saving = useChangeButton(useChangeCounts(), {
    onDone: () => notify.success(copy.saved),
    failed: copy.failed,
  });
  if (!outcome || done !== null) return null;
  const { day, steps, tells } = outcome;
  const handleFollow = () => {
    if (day === null) return;
    const dates = transaction.contractDates.map((one) => (one._id === id ? { ...one, date: day, follows: true } : one));
    saving.press({ from: transaction, change: datesSection.write(datesById(dates)) });
  };
  return (
    <>
      {!follows && (
        <p>
          {copy.byHand} {day !== null && day !== date && <UnbrokenDays text={copy.countedDay(day)} />}{' '}
          {canChange && day !== null && (
            <Button
              variant="secondary"
              size="small"
              isBusy={saving.isBusy}
              aria-label={copy.followOf(title)}
              onClick={handleFollow}
            >
              {copy.follow}
            </Button>
          )}
        </p>
      )}
      <CountedLine
        title={title}
        line={day === null ? copy.notCounted(steps.join(' ')) : steps.join(' ')}
        words={description.includes(words) ? '' : words}
        steps={[...(steps.length > 1 ? steps : []), ...tells.map((tell) => tell.words)]}
      />
    </>
  );
}
