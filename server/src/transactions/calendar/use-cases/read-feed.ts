import { CALENDAR_READINGS_PER_HOUR } from '@keydate/contracts/limits';
import { DAY_MS, HOUR_MS } from '@keydate/domain/durations';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { countOf, findPerson, hashOfToken, memberOf } from '../../../accounts';
import type { Tools } from '../../../tools';
import { findFeed, findTransactionsInFeed } from '../calendar-feeds.repository';
import { eventsOfFeed, type FeedEvent } from '../events-of-feed';

/** How long calendars show a deadline that was settled, removed or closed as a canceled one: each has read the feed by then. */
export const CANCELED_MS = 90 * DAY_MS;

export interface FeedContent {
  alarms: boolean;
  /** Of its one transaction, where it has only one and that is still seen. */
  street: string | null;
  events: FeedEvent[];
}

/**
 * The events that the holder of a feed's address may see at this moment; null if there is no such feed, or no longer. Readings of one
 * feed are counted, wrong addresses are not: nobody can use up the readings of somebody else's feed.
 */
export async function readFeed(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  token: string,
): Promise<FeedContent | 'too-often' | null> {
  const feed = await findFeed(db, hashOfToken(token));
  const person = feed && (await findPerson(db, feed.personId));
  if (!feed || person?.companyId !== feed.companyId) return null;
  const counted = { kind: 'calendar-feed', of: feed.tokenHash, now: clock.now(), windowMs: HOUR_MS };
  if ((await countOf(db, counted)) > CALENDAR_READINGS_PER_HOUR) return 'too-often';
  const member = memberOf(person);
  const since = new Date(clock.now().getTime() - CANCELED_MS);
  const { transactionId, alarms } = feed;
  const found = await findTransactionsInFeed(db, member, transactionsSeenBy(member), { transactionId, since });
  return {
    alarms,
    street: transactionId === null ? null : (found[0]?.street ?? null),
    events: found.flatMap((transaction) => eventsOfFeed(transaction, since)),
  };
}
