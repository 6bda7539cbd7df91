import type { PlanUse } from '@keydate/domain/plan-fit';
import type { Tools } from '../../tools';
import { countMembers } from '../../accounts';

/** How much a company uses of what plans limit. */
export async function readUse({ db, ask }: Pick<Tools, 'db' | 'ask'>, companyId: string): Promise<PlanUse> {
  const [members, activeTransactions] = await Promise.all([
    countMembers(db, companyId),
    ask.countActiveTransactions(db, companyId),
  ]);
  return { members, activeTransactions };
}
