import type { Tx } from '../../../db/database';
import { findCompany } from '../../companies/companies.repository';
import { readingLenders } from '../../lenders/lenders.repository';
import { lenderAsListener } from '../../notices/use-cases/listeners-of';
import { storeNews, together, type Announcement, type TellTools } from '../../notices/use-cases/tell-people';
import type { TransactionRow } from '../../transactions/transactions.repository';
import { newsOfClosing } from '../news-of-question';
import { withdrawUnanswered } from '../questions.repository';

/**
 * Withdraws the unanswered questions about a transaction that is closed. Each lender gets one notice about all of
 * theirs.
 */
export async function withdrawForClosing(
  tx: Tx,
  tools: Pick<TellTools, 'clock' | 'config' | 'mailer'>,
  transaction: TransactionRow,
): Promise<Announcement> {
  const withdrawn = await withdrawUnanswered(tx, { transactionId: transaction.id }, tools.clock.now());
  if (withdrawn.length === 0) return together([]);
  const company = (await findCompany(tx, transaction.companyId))?.company.name ?? '';
  const told: Announcement[] = [];
  for (const share of await readingLenders(tx, [transaction.id])) {
    const [first, ...others] = withdrawn.filter(({ shareId }) => shareId === share.id);
    if (!first) continue;
    const news = newsOfClosing(transaction, company, [first, ...others]);
    told.push(await storeNews(tx, tools, await lenderAsListener(tx, share), news));
  }
  return together(told);
}
