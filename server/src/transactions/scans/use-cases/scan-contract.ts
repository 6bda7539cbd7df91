import { createHash, randomUUID } from 'node:crypto';
import { SCAN_MAX_MS, SCANS_WAITING } from '@keydate/contracts/limits';
import type { ContractReading } from '@keydate/reader/contract-reading';
import { lockMembership, type Member } from '../../../accounts';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { outageOf } from '../../../db/outage';
import type { Tools } from '../../../tools';
import { findReadingWithResult, findSameFile, insertReading } from '../../readings/contract-readings.repository';
import { discardReading, discardUnawaited } from '../../readings/ended-readings.repository';
import { CONTRACT_WAITS, endOf } from '../../readings/wakes';
import { countPlaces, refuseTooMany } from '../../readings/use-cases/count-places';
import { removeFilesLater } from '../../readings/use-cases/discard-reading';
import { refuseWhatIsNoContract } from '../../readings/use-cases/refuse-what-is-no-contract';
import { removeFile } from '../../readings/use-cases/remove-file';
import { storeFile, type StoreTools } from '../../readings/use-cases/store-file';
import { AWAITED, countQueue, joinScan, leaveScan, renewWait } from '../scans.repository';

type ScanTools = StoreTools & Pick<Tools, 'background'>;

export interface ScanRequest {
  bytes: Uint8Array | undefined;
  asker: Member;
  /** Sent by a browser that wants to follow its scan; the same scan asked for again joins the first. */
  scanId: string | undefined;
  traceparent: string | undefined;
  /** Aborts if nobody waits for the result any more. */
  left: AbortSignal;
  /** Aborts when this server stops. */
  stopping: AbortSignal;
}

/** How often to look for the end of a scan of which no news came: news may be lost. */
const LOOK_EVERY_MS = 1000;

/**
 * Has a contract read by a server that reads, and waits for the result. The scan is a row among the readings, and is
 * over with the answer. A file that is not a contract never waits in the queue.
 */
export async function scanContract(tools: ScanTools, request: ScanRequest): Promise<ContractReading> {
  const { db, clock, background } = tools;
  const { bytes, asker, scanId = randomUUID(), traceparent, left, stopping } = request;
  if (!bytes) throw new AppError('CONTRACT_MISSING');
  refuseWhatIsNoContract(bytes);
  // of the bytes too: another file under the same scan ID is another scan
  const digest = `${scanId} ${createHash('sha256').update(bytes).digest('base64url')}`;
  const { id, isNew, outdated } = await db.transaction((tx) =>
    enter(tx, asker, { scanId, digest, traceparent, createdAt: clock.now() }),
  );
  if (outdated !== undefined) removeFilesLater(tools, [outdated]);
  let isAskedAgain = false;
  try {
    if (isNew) await storeFile(tools, asker, id, bytes);
    return await waitForEnd(tools, id, { left, stopping });
  } catch (error) {
    isAskedAgain = error instanceof AppError && error.code === 'SCAN_INTERRUPTED';
    throw error;
  } finally {
    // for half a minute, a request that asks again joins it
    background.start('end a scan', () => (isAskedAgain ? leaveScan(db, id) : leave(tools, id)));
  }
}

/** Joins the scan of the same id and bytes, or enters one; `outdated` is one that nobody waits for anymore. */
async function enter(
  tx: Tx,
  asker: Member,
  sent: { scanId: string; digest: string; traceparent: string | undefined; createdAt: Date },
): Promise<{ id: string; isNew: boolean; outdated?: string }> {
  const { digest, createdAt: now } = sent;
  // after the lock: nobody exceeds a limit
  const member = await lockMembership(tx, asker);
  const joined = await joinScan(tx, member, digest);
  if (joined !== undefined) return { id: joined, isNew: false };
  refuseTooMany(await countPlaces(tx, member, now));
  await refuseLongQueue(tx);
  const outdated = await findSameFile(tx, member, digest);
  if (outdated) await discardReading(tx, member, outdated.id, now);
  const id = randomUUID();
  const { id: personId, companyId } = member;
  await insertReading(tx, { ...AWAITED, ...sent, id, personId, companyId, state: 'storing' });
  return { id, isNew: true, outdated: outdated?.id };
}

/** Where scans wait, all places are taken: eight may wait for each two of them. */
async function refuseLongQueue(tx: Tx): Promise<void> {
  const { waiting, read } = await countQueue(tx);
  if (waiting >= SCANS_WAITING * Math.max(1, read / 2)) throw new AppError('SCAN_BUSY');
}

async function waitForEnd(
  { db, realtime }: Pick<Tools, 'db' | 'realtime'>,
  id: string,
  { left, stopping }: Pick<ScanRequest, 'left' | 'stopping'>,
): Promise<ContractReading> {
  const latest = performance.now() + SCAN_MAX_MS;
  let wake: (() => void) | undefined;
  const woken = () => wake?.();
  const stopListening = realtime.onWake(endOf(id), woken);
  for (const signal of [left, stopping]) signal.addEventListener('abort', woken);
  try {
    for (;;) {
      // before it looks: what ends meanwhile wakes it
      const turn = new Promise<void>((resolve) => (wake = resolve));
      if (left.aborted) throw new AppError('SCAN_CANCELLED');
      if (stopping.aborted) throw new AppError('SCAN_INTERRUPTED');
      const reading = await lookForEnd({ db, realtime }, id, performance.now() > latest);
      if (reading) return reading;
      const timer = setTimeout(woken, LOOK_EVERY_MS);
      await turn;
      clearTimeout(timer);
    }
  } finally {
    stopListening();
    for (const signal of [left, stopping]) signal.removeEventListener('abort', woken);
  }
}

/** The reading, if the scan has ended; throws the AppError of its failure. A database that is away is asked again. */
async function lookForEnd(
  { db, realtime }: Pick<Tools, 'db' | 'realtime'>,
  id: string,
  isLate: boolean,
): Promise<ContractReading | undefined> {
  try {
    const found = await renewWait(db, id);
    // their person has left the company, or the file could not be stored
    if (!found) throw new AppError('SCAN_FAILED');
    if (found.failure) throw new AppError(found.failure);
    if (found.state === 'read') return (await findReadingWithResult(db, id))?.reading ?? undefined;
    if (isLate) throw new AppError(found.state === 'reading' ? 'SCAN_TIMED_OUT' : 'SCAN_BUSY');
    // a server that looked while the wait was renewed has passed over the locked row
    if (found.state === 'waiting') realtime.wake(CONTRACT_WAITS);
  } catch (error) {
    if (!outageOf(error) || isLate) throw error;
  }
  return undefined;
}

/** Ends a scan that nobody waits for anymore: its file and what was read are deleted, and a server that reads it stops. */
async function leave({ db, clock, sealedFiles, realtime }: ScanTools, id: string): Promise<void> {
  await leaveScan(db, id);
  if (!(await discardUnawaited(db, id, clock.now()))) return;
  realtime.wake(endOf(id));
  await removeFile({ db, sealedFiles }, id);
}
