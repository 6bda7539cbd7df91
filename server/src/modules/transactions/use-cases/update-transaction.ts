import type { Transaction } from '../../../db/database';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { datesOfDeal, replaceDates } from '../contract-dates.repository';
import { seenBy } from '../transactions.policy';
import { lockDeal, updateDeal, type DealWithClient } from '../transactions.repository';
import { changeDeal, type DealChange, type DealState } from './change-deal';

export interface UpdatedDeal extends DealWithClient, DealState {
  /** Whether the change was meant for another version, and the deal is as it was. */
  isStale: boolean;
}

/**
 * Changes a deal as a whole or not at all. `version` is the one that was changed; without it the last to write wins.
 * What would change nothing is no conflict: a lost reply may be asked for again.
 */
export async function updateTransaction(
  { db }: Pick<Tools, 'db'>,
  member: Member,
  id: string,
  { version, ...change }: DealChange & { version?: number | undefined },
): Promise<UpdatedDeal> {
  return db.transaction(async (tx) => {
    const { deal, client } = seenBy(member, await lockDeal(tx, id));
    const before = { deal, dates: await datesOfDeal(tx, id) };
    const after = changeDeal(before, change);
    if (!after) return { ...before, client, isStale: false };
    if (version !== undefined && version !== deal.version) return { ...before, client, isStale: true };
    await keepChange(tx, before, after);
    return { ...after, client, isStale: false };
  });
}

/** The one place where a deal becomes another: whatever follows from its dates, notification or status belongs here. */
async function keepChange(tx: Transaction, before: DealState, after: DealState): Promise<void> {
  await updateDeal(tx, after.deal);
  if (after.dates !== before.dates) await replaceDates(tx, after.deal.id, after.dates);
}
