import { useCalendarFeeds, useEndFeed, useMakeFeed } from '@keydate/client';
import { CalendarAddress } from '@keydate/forms/calendar';
import { LoadFailed, Skeleton, Stack } from '@keydate/ui';
import { copy } from './copy';

/** The private address at which calendar programs read the deadlines of one transaction. */
export function SubscribeCalendar({ transactionId }: { transactionId: string }) {
  const feeds = useCalendarFeeds();
  const make = useMakeFeed(transactionId);
  const end = useEndFeed(transactionId);
  if (feeds.isPending) return <Skeleton height="120px" />;
  if (!feeds.data) return <LoadFailed onRetry={() => void feeds.refetch()}>{copy.failed}</LoadFailed>;
  return (
    <Stack gap={8}>
      <p>{copy.lede}</p>
      <CalendarAddress feed={feeds.data.find((feed) => feed.transactionId === transactionId)} make={make} end={end} />
    </Stack>
  );
}
