import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { toldMilestones } from './loan-milestones.table';

type ToldMilestone = typeof toldMilestones.$inferSelect;

/** The notices to the team about a step of a lender, one for each day. */
export async function toldOfStep(
  tx: Tx,
  { shareId, milestone }: Pick<ToldMilestone, 'shareId' | 'milestone'>,
): Promise<ToldMilestone[]> {
  return tx
    .select()
    .from(toldMilestones)
    .where(and(eq(toldMilestones.shareId, shareId), eq(toldMilestones.milestone, milestone)));
}

export async function insertTold(tx: Tx, told: ToldMilestone): Promise<void> {
  await tx.insert(toldMilestones).values(told);
}
