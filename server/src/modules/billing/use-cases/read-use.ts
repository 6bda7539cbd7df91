import type { PlanUse } from '@keydate/domain/plan-fit';
import type { Queries } from '../../../db/database';
import { countMembers } from '../../people/people.repository';
import { countActiveTransactions } from '../../transactions/transactions.repository';

/** How much a company uses of what plans limit. */
export async function readUse(db: Queries, companyId: string): Promise<PlanUse> {
  const [members, activeTransactions] = await Promise.all([
    countMembers(db, companyId),
    countActiveTransactions(db, companyId),
  ]);
  return { members, activeTransactions };
}
