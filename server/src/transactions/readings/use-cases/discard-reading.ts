import type { Member } from '../../../accounts';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { discardReading as discard, discardReadingsOf } from '../ended-readings.repository';
import { removeFile } from './remove-file';

type DiscardTools = Pick<Tools, 'db' | 'clock' | 'sealedFiles' | 'background'>;

/** Stops a person's reading, and deletes its contract and what was read. */
export async function discardReading(tools: DiscardTools, member: Member, id: string): Promise<void> {
  if (!(await discard(tools.db, member, id, tools.clock.now()))) throw new AppError('READING_GONE');
  await removeFile(tools, id);
}

/** Discards all readings of somebody who leaves their company. */
export async function endReadingsOf(
  tools: DiscardTools,
  tx: Tx,
  person: { id: string; companyId: string },
): Promise<void> {
  const ids = await discardReadingsOf(tx, person, tools.clock.now());
  tx.afterCommit(() => removeFilesLater(tools, ids));
}

/** A failed removal is tried again by the hourly job. */
export function removeFilesLater(tools: Omit<DiscardTools, 'clock'>, ids: readonly string[]): void {
  for (const id of ids) tools.background.start('remove the file of a contract', () => removeFile(tools, id));
}
