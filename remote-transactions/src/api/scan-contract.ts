import { ApiError, callApi, pause } from '@keydate/client';
import type { CallReply } from '@keydate/contracts/call';
import {
  CONTRACT_FILES,
  discardReading,
  nameOfContract,
  readingProgress,
  readingResult,
  startReading,
  type ContractReading,
} from '@keydate/contracts/contract-readings';
import type { ScanProgress } from '@keydate/contracts/scans';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { transactionKeys } from './transaction-keys';

const POLL_EVERY_MS = 300;
/** The reason of an abort that discards the reading; any other only stops to follow it. */
export const DISCARDED = 'discarded';

/** A contract to read: a file of it, or one that the person has uploaded before, which may be read by now. */
export type ContractSource = File | UploadedContract;
/** The files of one contract, in the order of its pages, or one that was uploaded before. */
export type ContractToRead = readonly File[] | UploadedContract;
interface UploadedContract {
  name: string;
  readingId: string;
}

type Scan = Omit<CallReply<typeof readingResult>, 'status' | 'message'> & { readingId: string };

interface Following {
  signal: AbortSignal;
  /** Receives the reading's id once the server has begun it. */
  onStarted: (readingId: string) => void;
  /** Receives null while the reading waits for a server. */
  onProgress: (progress: ScanProgress | null) => void;
}

export type RequestScan = (contract: ContractToRead, following: Following) => Promise<Scan>;

/**
 * Has a contract read, and follows that: its table of dates, the flags of its rows, what they said before, what the
 * scan left out, and the facts that the contract states. Has no timeout. The reading belongs to the person: it continues without
 * the page, and the dashboard lists it. Aborting `signal` with `DISCARDED` ends it on the server too; the next scan waits for
 * that, so that the same file gets a reading of its own.
 */
export function useRequestScan(): RequestScan {
  const store = useQueryClient();
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  return (contract, following) => {
    const scan = previous.current.then(() => requestScan(store, contract, following));
    previous.current = scan.catch(() => undefined);
    return scan;
  };
}

/** Deletes the contract of entries that the person discards, and what was read. */
export function useDiscardContract(): (readingId: string) => Promise<void> {
  const store = useQueryClient();
  return async (readingId) => {
    await removeReading(readingId);
    await store.invalidateQueries({ queryKey: transactionKeys.readings });
  };
}

async function requestScan(
  store: QueryClient,
  contract: ContractToRead,
  { signal, onStarted, onProgress }: Following,
): Promise<Scan> {
  const refreshList = () => store.invalidateQueries({ queryKey: transactionKeys.readings });
  let readingId = 'readingId' in contract ? contract.readingId : null;
  let hasFailed = false;
  try {
    let reading = await findOrStart(contract, signal);
    readingId = reading._id;
    signal.throwIfAborted();
    onStarted(readingId);
    void refreshList();
    for (; !isEnded(reading); reading = await lookAgain(reading, signal)) onProgress(reading.progress);
    hasFailed = reading.state === 'failed';
    const {
      status: _status,
      message: _message,
      ...scan
    } = await callApi(readingResult, { params: { id: readingId } }, { signal });
    return { ...scan, readingId };
  } catch (error) {
    // the person reads here why it failed, and it does not wait for them on the dashboard
    const isOver = signal.aborted ? signal.reason === DISCARDED : hasFailed;
    if (isOver && readingId !== null) await removeReading(readingId);
    throw error;
  } finally {
    void refreshList();
  }
}

async function findOrStart(contract: ContractToRead, signal: AbortSignal): Promise<ContractReading> {
  if ('readingId' in contract)
    return (await callApi(readingProgress, { params: { id: contract.readingId } }, { signal })).result;
  // not aborted: a reading that has arrived without anybody knowing its id could not be discarded
  const files = Object.fromEntries(CONTRACT_FILES.map((name, at) => [name, contract[at]]));
  const started = callApi(startReading, { body: {}, files }, { timeout: false }).then(({ result }) => result);
  lastUpload = { name: nameOfContract(contract.map(({ name }) => name)), started };
  return started;
}

/** The contract that this tab sent last. */
let lastUpload: { name: string; started: Promise<ContractReading> } | null = null;

/** The reading of a contract that this tab sends or has sent; null if a reload cut its upload off. */
export function findUpload(name: string): Promise<ContractReading> | null {
  return lastUpload?.name === name ? lastUpload.started : null;
}

/** Deletes a contract and what was read. One that is gone already, or that cannot be reached, goes by itself after seven days. */
async function removeReading(id: string): Promise<void> {
  await callApi(discardReading, { params: { id } }).catch(() => undefined);
}

function isEnded({ state }: ContractReading): boolean {
  return state === 'read' || state === 'failed';
}

/** A question is asked again if no answer comes, or if the server is restarting: the reading continues without it. */
async function lookAgain(reading: ContractReading, signal: AbortSignal): Promise<ContractReading> {
  await pause(POLL_EVERY_MS, signal);
  try {
    return (await callApi(readingProgress, { params: { id: reading._id } }, { signal })).result;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) return reading;
    throw error;
  }
}
