import type { Member } from '../../../accounts';
import type { Tools } from '../../../tools';
import { contractFile } from '../contract-file';
import { discardReading } from '../ended-readings.repository';
import { queueReading } from '../reading-claims.repository';
import { CONTRACT_WAITS } from '../wakes';
import { removeFile } from './remove-file';

export type StoreTools = Pick<Tools, 'db' | 'clock' | 'sealedFiles' | 'realtime'>;

/** Stores the file and has it read. A reading whose file cannot be stored is discarded, so that it takes no place. */
export async function storeFile(tools: StoreTools, asker: Member, id: string, bytes: Uint8Array): Promise<void> {
  const { db, clock, sealedFiles, realtime } = tools;
  try {
    await sealedFiles.write(contractFile(id), bytes);
  } catch (error) {
    await discardReading(db, asker, id, clock.now());
    throw error;
  }
  if (await queueReading(db, id)) realtime.wake(CONTRACT_WAITS);
  else await removeFile(tools, id);
}
