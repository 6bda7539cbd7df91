import type { ReminderShown } from '@keydate/contracts/reminders';
import type { Transaction } from '@keydate/contracts/transactions';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { LoadFailed, Skeleton } from '@keydate/ui';
import { useState } from 'react';
import { useReminders, useRemindersRefetched } from '../../api/transaction-reminders';
import { copy } from './copy';
import { ChannelsOff, OwnMails } from './own-mails';
import { Log, More } from './reminder-log.styles';

/** So many are shown at first. */
const FIRST = 6;

/** The reminders that are planned, sent, failed or late, with their receivers. Answers the question "did I get one?". */
export function ReminderLog({ transaction }: { transaction: Transaction }) {
  const [isWhole, setWhole] = useState(false);
  useRemindersRefetched(transaction);
  const reminders = useReminders(transaction);
  if (reminders.isPending) return <Skeleton height="120px" />;
  if (reminders.data === undefined)
    return <LoadFailed onRetry={() => void reminders.refetch()}>{copy.failed}</LoadFailed>;
  const { reminders: all, isMuted, byEmail, inApp } = reminders.data;
  const shown = isWhole ? all : all.slice(0, FIRST);
  const { hasNextPage } = reminders;
  const handleMore = () => {
    setWhole(true);
    if (shown.length === all.length) void reminders.fetchNextPage();
  };
  return (
    <>
      {isMuted !== null && byEmail && <OwnMails transactionId={transaction._id} isMuted={isMuted} />}
      {isMuted !== null && <ChannelsOff byEmail={byEmail} inApp={inApp} />}
      {all.length === 0 && !hasNextPage && <p>{copy.none}</p>}
      <Log>
        {shown.map((reminder) => (
          <li key={reminder._id}>
            <strong>{reminder.title}</strong>
            <p>{`${copy.channels[reminder.channel]}, ${reminder.person.fullName}`}</p>
            <p>{stateInWords(reminder)}</p>
            {reminder.failure !== null && <p>{reminder.failure}</p>}
          </li>
        ))}
      </Log>
      {(hasNextPage || shown.length < all.length) && (
        <More variant="secondary" size="small" isBusy={reminders.isFetchingNextPage} onClick={handleMore}>
          {hasNextPage ? copy.more : copy.show(all.length)}
        </More>
      )}
    </>
  );
}

function stateInWords(reminder: ReminderShown): string {
  const { state, goesOutAt, sentAt, isLate, timeZone, failure, nextTryAt } = reminder;
  const at = momentInWords(new Date(sentAt ?? goesOutAt), timeZone);
  if (nextTryAt !== null) {
    const next = momentInWords(new Date(nextTryAt), timeZone);
    return failure === null ? copy.held(at, next) : copy.triedAgain(at, next);
  }
  const words = copy.states[state](at);
  return isLate ? `${words}${copy.late}` : words;
}
