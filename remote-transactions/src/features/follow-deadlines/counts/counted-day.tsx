import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { useChangeButton } from '@keydate/forms/call';
import { loadLater } from '@keydate/forms/later';
import { Button, notify, UnbrokenDays } from '@keydate/ui';
import { useState } from 'react';
import { useChangeCounts } from '../../../api/change-counts';
import { useOwnDaysOff } from '../../../api/own-days-off';
import { explainedDay, isQuiet, previewOf } from '../../../domain/counted-transaction';
import { datesById, datesSection } from '../../../domain/editable-sections';
import { CountedLine } from '../../../ui/counted-line';
import { copy } from './copy';

const FollowAgain = loadLater(async () => (await import('./follow-again')).FollowAgain, {
  title: copy.follow,
  fallback: null,
  close: ({ onClose }) => onClose(),
});

const NOTHING: ReadonlySet<string> = new Set();

interface CountedDayProps {
  deadline: ContractDate;
  transaction: Transaction;
  canChange: boolean;
}

/** How the day of a deadline is counted, in one line that opens; of one that a person set, its counted day and a way back to it. */
export function CountedDay({ deadline, transaction, canChange }: CountedDayProps) {
  const { _id: id, title, description, words, date, follows, done } = deadline;
  const ownDaysOff = useOwnDaysOff();
  const outcome = explainedDay(transaction, id, ownDaysOff);
  const [isPreviewing, setPreviewing] = useState(false);
  const saving = useChangeButton(useChangeCounts(), {
    onDone: () => notify.success(copy.saved),
    failed: copy.failed,
  });
  if (!outcome || done !== null) return null;
  const { day, steps, tells } = outcome;
  const dates = transaction.contractDates.map((one) =>
    one._id === id && day !== null ? { ...one, date: day, follows: true } : one,
  );
  const handleFollow = () => {
    const preview = previewOf(transaction, { contractDates: dates }, { kept: NOTHING, ownDaysOff });
    if (isQuiet(preview)) saving.press({ from: transaction, change: datesSection.write(datesById(dates)) });
    else setPreviewing(true);
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
      {isPreviewing && day !== null && (
        <FollowAgain {...{ title, day, transaction, dates }} onClose={() => setPreviewing(false)} />
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
