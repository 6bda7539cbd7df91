import { useNow } from '@keydate/forms/time';
import { Button, EmptyState, ErrorPage, Skeleton, Stack } from '@keydate/ui';
import { BellRing } from '@keydate/ui/icons';
import { useNotifications } from '../../api/notifications';
import { notificationsByTransaction, type News } from '../../domain/notifications-by-transaction';
import { copy } from './copy';
import { MarkReadButton } from './mark-read-button';
import { NotificationGroup } from './notification-group';
import { useMarkReadHere } from './use-mark-read-here';

/** The person's reminders by transaction, newest first; each leads to its deadline. */
export function ReadNotifications() {
  const list = useNotifications();
  const now = useNow();
  const markRead = useMarkReadHere();
  if (list.isPending) return <Skeleton height="160px" />;
  if (list.data === undefined)
    return <ErrorPage what={copy.what} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />;
  if (list.data.length === 0)
    return (
      <EmptyState icon={BellRing} title={copy.empty}>
        {copy.emptyText}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      {list.data.some(({ isRead }) => !isRead) && (
        <div>
          <MarkReadButton
            variant="secondary"
            isBusy={markRead.isBusy}
            onClick={() => markRead.press({ until: newestOf(list.data) })}
          >
            {copy.markAll}
          </MarkReadButton>
        </div>
      )}
      {notificationsByTransaction(list.data).map((group) => (
        <NotificationGroup key={group.transaction._id} group={group} now={now} />
      ))}
      {list.hasNextPage && (
        <div>
          <Button variant="ghost" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {copy.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** When the newest shown notification arrived. */
function newestOf(shown: readonly News[]): string | undefined {
  return shown
    .map(({ sentAt }) => sentAt)
    .toSorted()
    .at(-1);
}
