import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@keydate/contracts/errors';
import { READING_TRIES } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import { AppError } from '../../../app-error';
import { FilesAway } from '../../../ports/files-away';
import type { TextRecognition } from '../../../ports/text-recognition';
import type { Tools } from '../../../tools';
import { contractFile } from '../contract-file';
import type { ReadingRow } from '../contract-readings.repository';
import {
  claimReading,
  failTriedReadings,
  giveBack,
  renewClaim,
  storeFailure,
  storeResult,
} from '../reading-claims.repository';
import { CONTRACT_WAITS, endOf } from '../wakes';
import { removeFile } from './remove-file';

export type ReadTools = Pick<Tools, 'db' | 'clock' | 'sealedFiles' | 'recognition' | 'realtime' | 'traces'>;

/** A reading under the claim of this server. */
type Claimed = ReadingRow & { lease: string };

const RENEW_EVERY_MS = 1000;
/** Another try may succeed, here or at another server, and this one was none. */
const NOT_BEGUN: readonly ErrorCode[] = ['SCAN_INTERRUPTED', 'SCAN_BUSY'];
/** The same where somebody waits for the answer. */
const SCAN_NOT_BEGUN: readonly ErrorCode[] = ['SCAN_INTERRUPTED'];

/** How many of each server's places are taken by contracts that wait, or are about to be. */
const takenPlaces = new WeakMap<TextRecognition, number>();
/** Servers that heard of a contract while their places were taken: one of these may have just looked and found none. */
const heardMeanwhile = new WeakSet<TextRecognition>();

/**
 * Reads contracts that wait, one after the other, until none is left, this server is full, or a stop is requested. A
 * server claims only what it reads at once: the others wait in the database, where the next one is chosen fairly and any
 * server finds it.
 */
export async function readContracts(tools: ReadTools, stop?: AbortSignal): Promise<void> {
  for (const id of await failTriedReadings(tools.db, tools.clock.now())) await removeFile(tools, id);
  const { recognition } = tools;
  const taken = () => takenPlaces.get(recognition) ?? 0;
  if (taken() >= recognition.places) {
    heardMeanwhile.add(recognition);
    return;
  }
  takenPlaces.set(recognition, taken() + 1);
  try {
    const isAnyLeft = async () => (await readNext(tools)) || heardMeanwhile.delete(recognition);
    while (!stop?.aborted && !recognition.isFull && (await isAnyLeft()));
  } finally {
    takenPlaces.set(recognition, taken() - 1);
  }
}

/** Claims a contract and reads it. False if there was none, or if it could not be read here now. */
async function readNext(tools: ReadTools): Promise<boolean> {
  const lease = randomUUID();
  const claimed = await claimReading(tools.db, lease);
  return claimed !== undefined && read(tools, { ...claimed, lease });
}

async function read(tools: ReadTools, claimed: Claimed): Promise<boolean> {
  const { db, clock, recognition, sealedFiles, realtime, traces } = tools;
  const claim = holdClaim(tools, claimed);
  const end = traces.reading(claimed.traceparent);
  try {
    const bytes = await sealedFiles.read(contractFile(claimed.id));
    if (bytes === null) throw new AppError('READING_GONE');
    const reading = await recognition.readContract(bytes, {
      signal: claim.lost,
      onProgress: claim.note,
    });
    await storeResult(db, { ...claimed, reading, now: clock.now() });
    end('read');
    return true;
  } catch (error) {
    end(claim.lost.aborted ? 'SCAN_CANCELLED' : codeOf(error));
    if (claim.lost.aborted) return true;
    return await recordFailure(tools, claimed, error);
  } finally {
    claim.release();
    realtime.wake(endOf(claimed.id));
  }
}

/**
 * The file of a reading that failed for good is removed: the same file brings its own bytes. Only the end of a server has
 * a scan read again: its person waits, and hears of any other failure at once.
 */
async function recordFailure(tools: ReadTools, claimed: Claimed, error: unknown): Promise<boolean> {
  const { db, clock, realtime } = tools;
  const code = codeOf(error);
  const isScan = claimed.scanId !== null;
  const isBegun = !(isScan ? SCAN_NOT_BEGUN : NOT_BEGUN).includes(code) && !(error instanceof FilesAway);
  const isTriedAgain = code === 'SCAN_FAILED' && claimed.tries < READING_TRIES && !isScan;
  if (!isBegun || isTriedAgain) await giveBack(db, { ...claimed, isTry: isBegun });
  else if (await storeFailure(db, { ...claimed, failure: code, now: clock.now() })) await removeFile(tools, claimed.id);
  if (code === 'SCAN_INTERRUPTED') realtime.wake(CONTRACT_WAITS);
  if (!(error instanceof AppError)) throw error;
  return isBegun;
}

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'SCAN_FAILED');

/** Renews a claim and notes the progress each second. `lost` aborts when the claim is lost, so that the reading ends. */
function holdClaim({ db, realtime }: ReadTools, { id, lease }: Claimed) {
  const lost = new AbortController();
  let progress: ScanProgress | null = null;
  const renew = async () => {
    if (!(await renewClaim(db, { id, lease, progress }))) lost.abort();
  };
  // a failure is that of the database: the next renewal, or the end of the reading, meets it too
  const tryToRenew = () => void renew().catch(() => undefined);
  const timer = setInterval(tryToRenew, RENEW_EVERY_MS).unref();
  const stopListening = realtime.onWake(endOf(id), tryToRenew);
  return {
    lost: lost.signal,
    note: (latest: ScanProgress) => void (progress = latest),
    release: () => {
      clearInterval(timer);
      stopListening();
    },
  };
}
