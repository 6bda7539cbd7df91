import { createHash, randomUUID } from 'node:crypto';
import { READINGS_PER_PERSON } from '@keydate/contracts/limits';
import { nameOfContract } from '@keydate/contracts/contract-readings';
import { bundleOf } from '@keydate/reader/files/bundle';
import { lockMembership, type Member } from '../../../accounts';
import { AppError } from '../../../app-error';
import type { UploadedFile } from '../../../calls/read-form';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import {
  findOpenReading,
  findSameFile,
  insertReading,
  isArriving,
  type ReadingRow,
} from '../contract-readings.repository';
import { discardReading } from '../ended-readings.repository';
import { removeFilesLater } from './discard-reading';
import { countPlaces, refuseTooMany } from './count-places';
import { refuseWhatIsNoContract } from './refuse-what-is-no-contract';
import { storeFile, type StoreTools } from './store-file';

type StartTools = StoreTools & Pick<Tools, 'background'>;

const FILE_NAME_MAX = 200;

/**
 * Stores a person's contract and has it read; the answer does not wait for the end. The same bytes lead to the reading
 * that they have begun, and begin it again only if it failed for a reason that is not the file's.
 */
export async function startReading(
  tools: StartTools,
  asker: Member,
  { files, traceparent }: { files: readonly UploadedFile[]; traceparent: string | undefined },
): Promise<ReadingRow> {
  const bytes = contractOf(files);
  const digest = digestOf(files);
  const { db, clock } = tools;
  // again if it was discarded meanwhile: then this file gets a reading of its own
  for (;;) {
    const { id, isNew, outdated } = await db.transaction((tx) =>
      enter(tx, asker, { digest, fileName: nameOf(files), traceparent, createdAt: clock.now() }),
    );
    if (outdated) removeFilesLater(tools, [outdated]);
    if (isNew) await storeFile(tools, asker, id, bytes);
    const started = await findOpenReading(db, asker, id);
    if (started) return started;
  }
}

/** Finds the open reading of the same bytes, or enters one; `outdated` is the one that it replaces. */
async function enter(
  tx: Tx,
  asker: Member,
  sent: { digest: string; fileName: string; traceparent: string | undefined; createdAt: Date },
): Promise<{ id: string; isNew: boolean; outdated?: string }> {
  const { digest, createdAt: now } = sent;
  // after the lock: two uploads of the same file become one reading, and nobody exceeds a limit
  const member = await lockMembership(tx, asker);
  const found = await findSameFile(tx, member, digest);
  if (found && !isReplaced(found, now)) return { id: found.id, isNew: false };
  if (found) await discardReading(tx, member, found.id, now);
  const counts = await countPlaces(tx, member, now);
  refuseTooMany(counts);
  if (counts.open >= READINGS_PER_PERSON) throw new AppError('READINGS_FULL');
  const id = randomUUID();
  const { id: personId, companyId } = member;
  await insertReading(tx, { ...sent, id, personId, companyId, state: 'storing' });
  return { id, isNew: true, outdated: found?.id };
}

/** True if a kill left it without its file, or if the server, not the file, was the reason of its failure. */
function isReplaced(found: ReadingRow, now: Date): boolean {
  const { state, failure } = found;
  if (state === 'storing') return !isArriving(found, now);
  return state === 'failed' && failure?.startsWith('CONTRACT_') === false;
}

/** Several files are stored as one. Each must be one of a contract. */
function contractOf(files: readonly UploadedFile[]): Buffer {
  const [first, ...others] = files;
  if (!first) throw new AppError('CONTRACT_MISSING');
  for (const { bytes } of files) refuseWhatIsNoContract(bytes);
  return others.length === 0
    ? first.bytes
    : bundleOf(files.map(({ filename, bytes }) => ({ name: plain(filename), bytes })));
}

/** Of the bytes of the files in their order, without their names. */
function digestOf(files: readonly UploadedFile[]): string {
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest());
  const [only, ...others] = hashes;
  const whole = only && others.length === 0 ? only : createHash('sha256').update(Buffer.concat(hashes)).digest();
  return whole.toString('base64url');
}

function nameOf(files: readonly UploadedFile[]): string {
  return nameOfContract(files.map(({ filename }) => plain(filename)));
}

/** On one line, without what turns the text around it. */
function plain(filename: string): string {
  const shown = filename.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
  return Array.from(shown || 'Contract')
    .slice(0, FILE_NAME_MAX)
    .join('');
}
