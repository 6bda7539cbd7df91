import { randomBytes } from 'node:crypto';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { hashOfToken, type Member } from '../../../accounts';
import type { Tools } from '../../../tools';
import { readBy } from '../../policies/check-transaction';
import { findTransaction } from '../../transactions.repository';
import { deleteFeed, type FeedRow, findFeedsOf, storeFeed } from '../calendar-feeds.repository';

/** Nobody guesses 128 random bits. */
const TOKEN_BYTES = 16;

export interface ListedFeed extends FeedRow {
  street: string | null;
}

/** Makes a feed of all transactions that a member sees, or of one; the former address of the same feed ends. */
export async function makeFeed(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
  { transactionId = null, alarms }: { transactionId?: string | undefined | null; alarms: boolean },
): Promise<{ feed: ListedFeed; token: string }> {
  const read = transactionId === null ? null : await readBy(db, member, await findTransaction(db, transactionId));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const feed: FeedRow = {
    tokenHash: hashOfToken(token),
    personId: member.id,
    companyId: member.companyId,
    transactionId,
    alarms,
    createdAt: clock.now(),
  };
  await storeFeed(db, feed);
  return { token, feed: { ...feed, street: read?.found.transaction.street ?? null } };
}

export async function listFeeds({ db }: Pick<Tools, 'db'>, member: Member): Promise<ListedFeed[]> {
  return findFeedsOf(db, member, transactionsSeenBy(member));
}

/** Ends a feed; its address answers 404 from now on. Without such a feed nothing happens. */
export async function endFeed({ db }: Pick<Tools, 'db'>, member: Member, transactionId: string | null): Promise<void> {
  await deleteFeed(db, { personId: member.id, transactionId });
}
