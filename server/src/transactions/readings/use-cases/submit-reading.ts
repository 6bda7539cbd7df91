import type { Member } from '../../../accounts';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { findReading, findResult, forgetResult } from '../contract-readings.repository';
import { insertPicturesDue } from '../deadline-pictures.repository';
import { setSubmitted } from '../ended-readings.repository';
import { finishSubmitted } from './finish-submitted';

interface Submission {
  _id: string;
  isKept: boolean;
  transactionId: string;
  /** The dates that were entered from rows of the contract. */
  rows: readonly { dateId: string; row: number }[];
  now: Date;
}

/**
 * Ends a reading with the transaction that was entered from it; the contract stays with that if its person wants it, and the pictures of its
 * rows with their dates. Returns the transaction with which the person has ended it before, if any. A reading that is gone changes nothing.
 */
export async function submitReading(
  tx: Tx,
  tools: Pick<Tools, 'db' | 'sealedFiles' | 'background' | 'recognition' | 'sealer'>,
  member: Member,
  { _id: id, isKept, transactionId, rows, now }: Submission,
): Promise<string | undefined> {
  const { sources = [] } = (await findResult(tx, member, id)) ?? {};
  if (await setSubmitted(tx, member, { id, transactionId, isKept, endedAt: now })) {
    const due = rows.flatMap(({ dateId, row }) => {
      const source = sources.find((one) => one.row === row);
      return source ? [{ transactionId, dateId, readingId: id, row, page: source.page }] : [];
    });
    if (due.length > 0) await insertPicturesDue(tx, due);
    else await forgetResult(tx, id);
    tx.afterCommit(() => tools.background.start('finish a contract', () => finishSubmitted(tools, id)));
    return undefined;
  }
  const found = await findReading(tx, id);
  return found?.personId === member.id ? (found.transactionId ?? undefined) : undefined;
}
