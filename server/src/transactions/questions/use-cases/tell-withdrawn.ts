import type { Tx } from '../../../db/database';
import { findCompany } from '../../../accounts';
import { readingLenders } from '../../lenders/lenders.repository';
import { lenderAsListener } from '../../notices/use-cases/listeners-of';
import {
  NOTHING_TO_TELL,
  storeNews,
  together,
  type Announcement,
  type TellTools,
} from '../../notices/use-cases/tell-people';
import type { TransactionRow } from '../../transactions.repository';
import { newsOfClosing } from '../news-of-question';
import { questionsWithIds } from '../questions.repository';

/**
 * Notifies the lenders that a transaction was closed before they answered. Each gets one notice about all of their
 * questions.
 */
export async function tellWithdrawn(
  tx: Tx,
  tools: Pick<TellTools, 'clock' | 'config' | 'mailer'>,
  transaction: TransactionRow,
  questionIds: readonly string[],
): Promise<Announcement> {
  if (questionIds.length === 0) return NOTHING_TO_TELL;
  const withdrawn = await questionsWithIds(tx, questionIds);
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
