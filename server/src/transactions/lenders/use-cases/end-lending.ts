import type { Tx } from '../../../db/database';
import { findCompany, type Member } from '../../../accounts';
import { teamOf } from '../../notices/use-cases/listeners-of';
import { storeNews, together, type Announcement } from '../../notices/use-cases/tell-people';
import { lockTransactions } from '../../transactions.repository';
import type { ChangeTools } from '../../use-cases/store-change';
import { endLendingOf, transactionsReadBy } from '../lenders.repository';
import { newsOfLeaving } from '../news-of-leaving';
import { endShares } from './end-shares';

/**
 * Ends a lender's access for a company that they leave; their teammates there never saw the transactions. Notifies the
 * people whose active transactions the lender read, with the questions that are withdrawn.
 */
export async function endLending(
  tx: Tx,
  tools: Pick<ChangeTools, 'clock' | 'config' | 'mailer' | 'events'>,
  member: Member,
): Promise<Announcement> {
  const now = tools.clock.now();
  // first the transactions, then their lenders: all code that locks both locks them in this order
  const transactions = await lockTransactions(tx, await transactionsReadBy(tx, member));
  const ended = await endLendingOf(tx, member, now);
  const withdrawn = await endShares(tx, tools, ended, now);
  const company = (await findCompany(tx, member.companyId))?.company.name ?? '';
  const told: Announcement[] = [];
  for (const { id, transactionId, inviterId } of ended) {
    const transaction = transactions.find((one) => one.id === transactionId);
    if (transaction?.status !== 'Active') continue;
    const questions = withdrawn.filter(({ shareId }) => shareId === id);
    const others = [inviterId, ...questions.map(({ askedById }) => askedById)];
    const news = newsOfLeaving(transaction, { fullName: member.fullName, company }, questions);
    told.push(await storeNews(tx, tools, await teamOf(tx, transaction, { others }), news));
  }
  return together(told);
}
