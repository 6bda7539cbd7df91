import type { Transaction } from '@keydate/contracts/transactions';
import { LoadFailed, Skeleton } from '@keydate/ui';
import { ChevronDown, ChevronRight } from '@keydate/ui/icons';
import { Fragment, useId, useState } from 'react';
import { useReminders, useRemindersRefetched } from '../../api/transaction-reminders';
import { copy } from './copy';
import { logLines } from './log-lines';
import { ChannelsOff, OwnMails } from './own-mails';
import { Fold, Log, More } from './reminder-log.styles';

/** So many lines are shown at first. */
const FIRST = 6;

/** The reminders that are planned, sent, failed or late, with their receivers. Answers the question "did I get one?". */
export function ReminderLog({ transaction }: { transaction: Transaction }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  useRemindersRefetched(transaction);
  const reminders = useReminders(transaction);
  if (reminders.isPending) return <Skeleton height="120px" />;
  if (reminders.data === undefined)
    return <LoadFailed onRetry={() => void reminders.refetch()}>{copy.failed}</LoadFailed>;
  const { reminders: loaded, isMuted, byEmail, inApp } = reminders.data;
  const all = logLines(loaded);
  const failed = logLines(loaded.filter(({ state }) => state === 'failed'));
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
      {all.length > 0 && (
        <Fold
          variant="ghost"
          size="small"
          icon={isOpen ? ChevronDown : ChevronRight}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {copy.log(all.length, hasNextPage, failed.length)}
        </Fold>
      )}
      <Log id={listId} hidden={!isOpen}>
        {shown.map(({ id, title, outcomes }) => (
          <li key={id}>
            <strong>{title}</strong>
            {outcomes.map(({ words, receivers, failure }) => (
              <Fragment key={`${words} ${failure}`}>
                <p>{words}</p>
                <p>{receivers}</p>
                {failure !== null && <p>{failure}</p>}
              </Fragment>
            ))}
          </li>
        ))}
      </Log>
      {isOpen && (hasNextPage || shown.length < all.length) && (
        <More variant="secondary" size="small" isBusy={reminders.isFetchingNextPage} onClick={handleMore}>
          {hasNextPage ? copy.more : copy.show(all.length)}
        </More>
      )}
    </>
  );
}
