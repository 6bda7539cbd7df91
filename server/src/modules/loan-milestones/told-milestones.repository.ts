import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { toldMilestones } from './loan-milestones.table';

type ToldMilestone = typeof toldMilestones.$inferSelect;

/** What the team was told of a step of a lender, each day once. */
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
