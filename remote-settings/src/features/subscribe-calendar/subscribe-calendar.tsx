import { useCalendarFeeds, useEndFeed, useMakeFeed } from '@keydate/client';
import { CalendarAddress } from '@keydate/forms/calendar';
import { LoadFailed, Skeleton } from '@keydate/ui';
import { Rows } from '../../ui/rows';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { FeedRow } from './feed-row';

/** The private addresses at which calendar programs read the person's deadlines. */
export function SubscribeCalendar() {
  const feeds = useCalendarFeeds();
  const make = useMakeFeed();
  const end = useEndFeed();
  const ofTransactions = feeds.data?.filter(({ transactionId }) => transactionId !== null) ?? [];
  return (
    <Section title={copy.title} lede={copy.lede}>
      {feeds.isPending && <Skeleton height="120px" />}
      {feeds.isError && !feeds.data && <LoadFailed onRetry={() => void feeds.refetch()}>{copy.failed}</LoadFailed>}
      {feeds.data && (
        <CalendarAddress feed={feeds.data.find(({ transactionId }) => transactionId === null)} make={make} end={end} />
      )}
      {ofTransactions.length > 0 && (
        <Rows aria-label={copy.transactions}>
          {ofTransactions.map((feed) => (
            <FeedRow key={feed.transactionId} feed={feed} />
          ))}
        </Rows>
      )}
    </Section>
  );
}
