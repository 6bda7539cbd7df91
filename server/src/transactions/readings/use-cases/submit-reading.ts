import type { Member } from '../../../accounts';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { findReading, setSubmitted } from '../contract-readings.repository';
import { removeFilesLater } from './discard-reading';

/**
 * Ends a reading with the transaction that was entered from it; the contract stays with that if its person wants it.
 * Returns the transaction with which the person has ended it before, if any. A reading that is gone changes nothing.
 */
export async function submitReading(
  tx: Tx,
  tools: Pick<Tools, 'db' | 'sealedFiles' | 'background'>,
  member: Member,
  { _id: id, isKept, transactionId, now }: { _id: string; isKept: boolean; transactionId: string; now: Date },
): Promise<string | undefined> {
  if (await setSubmitted(tx, member, { id, transactionId, isKept, endedAt: now })) {
    if (!isKept) tx.afterCommit(() => removeFilesLater(tools, [id]));
    return undefined;
  }
  const found = await findReading(tx, id);
  return found?.personId === member.id ? (found.transactionId ?? undefined) : undefined;
}
