import type { LoanMilestone } from '@keydate/domain/loan-milestones';
import { and, eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { companies, people } from '../../accounts/tables';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import { loanMilestones } from './loan-milestones.table';

export interface Ticked {
  milestone: LoanMilestone;
  day: string;
  shareId: string;
  lender: string;
  company: string;
  /** When the lender who ticked it stopped reading the transaction; null while they read it. */
  endedAt: Date | null;
}

/** The steps that the lenders of a transaction have ticked, including lenders who no longer read it. */
export async function milestonesOf(db: Queries, transactionId: string): Promise<Ticked[]> {
  const { milestone, day, shareId } = loanMilestones;
  return db
    .select({
      ...{ milestone, day, shareId },
      lender: people.fullName,
      company: companies.name,
      endedAt: transactionLenders.endedAt,
    })
    .from(loanMilestones)
    .innerJoin(transactionLenders, eq(transactionLenders.id, loanMilestones.shareId))
    .innerJoin(people, eq(people.id, transactionLenders.lenderId))
    .innerJoin(companies, eq(companies.id, transactionLenders.lenderCompanyId))
    .where(eq(transactionLenders.transactionId, transactionId));
}

/** Ticks a step with a day, or takes it back. */
export async function storeMilestone(
  tx: Tx,
  { shareId, milestone, day }: { shareId: string; milestone: LoanMilestone; day: string | null },
): Promise<void> {
  if (day === null) {
    await tx
      .delete(loanMilestones)
      .where(and(eq(loanMilestones.shareId, shareId), eq(loanMilestones.milestone, milestone)));
    return;
  }
  await tx
    .insert(loanMilestones)
    .values({ shareId, milestone, day })
    .onConflictDoUpdate({ target: [loanMilestones.shareId, loanMilestones.milestone], set: { day } });
}
