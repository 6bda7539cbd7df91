import { ApiError, SessionEnded } from '@keydate/client';
import { SCAN_ERRORS } from '@keydate/contracts/errors/scan-errors';
import { nameOfContract } from '@keydate/contracts/contract-readings';
import { CONTRACT_MAX_BYTES, CONTRACT_MAX_FILES } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import type { ScanProgress } from '@keydate/contracts/scans';
import { notify } from '@keydate/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { proposeFromContract } from '../../api/propose-from-contract';
import { preparePhotograph } from '../../api/prepare-photograph';
import {
  DISCARDED,
  findUpload,
  useRequestScan,
  type ContractSource,
  type ContractToRead,
  type RequestScan,
} from '../../api/scan-contract';
import type { ContractProposals } from '../../domain/contract-proposals';
import { readScannedTable, type ScannedTable } from '../../domain/scanned-rows';
import { copy as wizardCopy } from './copy';
import { copy } from './dates-step/copy';

export interface RunningScan {
  kind: 'reading';
  fileName: string;
  /** Null while the contract is sent, and while it waits for a server. */
  progress: ScanProgress | null;
}

/** Refused: because of the file. Other failures are toasts (spec § 8). */
type ScanState = { kind: 'idle' } | RunningScan | { kind: 'refused'; message: string };

const IDLE: ScanState = { kind: 'idle' };

interface ContractRead {
  fileName: string;
  table: ScannedTable;
  proposals: ContractProposals;
  readingId: string;
  /** True if it was uploaded before. */
  isOfList: boolean;
}

interface Callbacks {
  onBegun: (fileName: string, otherFiles: readonly string[]) => void;
  onStarted: (readingId: string) => void;
  onRead: (read: ContractRead) => void;
  /** The scan failed or was canceled. Not called if the person leaves: the reading continues, and `resume` follows it again. */
  onStopped: () => void;
}

/** The contract of the wizard: the scan that runs, or why it was refused. */
export interface ContractScan {
  scan: ScanState;
  start: (chosen: readonly ContractSource[]) => Promise<void>;
  /** Follows a reading that the person left, perhaps before the server had its file. */
  resume: (fileName: string, readingId: string | null) => Promise<void>;
  cancel: () => void;
}

/** Scans one contract at a time, while the person continues. Another file, or Cancel, ends the running scan; it continues if the person leaves. */
export function useContractScan(user: User, { onBegun, onStarted, onRead, onStopped }: Callbacks): ContractScan {
  const [scan, setScan] = useState<ScanState>(IDLE);
  const running = useRef<AbortController | null>(null);
  const requestScan = useRequestScan();
  const leave = useCallback(() => running.current?.abort(), []);
  useEffect(() => leave, [leave]);
  const discard = () => running.current?.abort(DISCARDED);

  const start = async (chosen: readonly ContractSource[]) => {
    const { contract, fileName, otherFiles } = contractOf(chosen);
    if (fileName === '') return;
    discard();
    notify.dismissAll();
    onBegun(fileName, otherFiles);
    await follow(contract, fileName);
  };

  const resume = async (fileName: string, readingId: string | null) => {
    const sent = readingId === null ? findUpload(fileName) : { _id: readingId };
    if (sent === null) return;
    const { signal } = (running.current = new AbortController());
    setScan({ kind: 'reading', fileName, progress: null });
    try {
      const { _id } = await sent;
      if (!signal.aborted) await follow({ name: fileName, readingId: _id }, fileName);
    } catch (error) {
      stop(error, signal);
    }
  };

  /** Says why nothing was read, unless the person has left. */
  const stop = (error: unknown, signal: AbortSignal) => {
    if (signal.aborted || error instanceof SessionEnded) return;
    setScan(isAboutFile(error) ? { kind: 'refused', message: error.message } : IDLE);
    if (!isAboutFile(error)) notifyFailure(error);
    onStopped();
  };

  const follow = async (contract: ContractToRead, fileName: string) => {
    const { signal } = (running.current = new AbortController());
    const showProgress = (progress: ScanProgress | null) => setScan({ kind: 'reading', fileName, progress });
    showProgress(null);
    try {
      const { table, facts, readingId } = await readContract(requestScan, contract, {
        signal,
        onStarted,
        onProgress: showProgress,
      });
      const proposals = await proposeFromContract(facts, user, signal);
      if (signal.aborted) return;
      setScan(IDLE);
      onRead({ fileName, table, proposals, readingId, isOfList: 'readingId' in contract });
    } catch (error) {
      stop(error, signal);
    }
  };

  const cancel = () => {
    discard();
    setScan(IDLE);
    onStopped();
  };

  return { scan, start, resume, cancel };
}

/** The files of one contract, or one that was uploaded before; the names of those that are too many. */
function contractOf(chosen: readonly ContractSource[]): {
  contract: ContractToRead;
  fileName: string;
  otherFiles: readonly string[];
} {
  const [first] = chosen;
  if (first && 'readingId' in first) return { contract: first, fileName: first.name, otherFiles: [] };
  const files = chosen.filter((one) => one instanceof File);
  const contract = files.slice(0, CONTRACT_MAX_FILES);
  return {
    contract,
    fileName: nameOfContract(contract.map(({ name }) => name)),
    otherFiles: files.slice(CONTRACT_MAX_FILES).map(({ name }) => name),
  };
}

/** Checks what the browser can check before sending the files; everything else the server decides. */
async function readContract(requestScan: RequestScan, contract: ContractToRead, following: Parameters<RequestScan>[1]) {
  const sent = 'readingId' in contract ? contract : await prepared(contract);
  following.signal.throwIfAborted();
  const { result, doubts, extent, proposals, sources, facts, readingId } = await requestScan(sent, following);
  const table = readScannedTable(result, doubts, extent, proposals, facts, sources);
  if (table.rows.length === 0) throw refusal('CONTRACT_NO_TABLE');
  return { table, facts, readingId };
}

/** One after the other: a photograph takes much memory. */
async function prepared(files: readonly File[]): Promise<File[]> {
  if (files.some(({ size }) => size === 0)) throw refusal('CONTRACT_EMPTY');
  const sent: File[] = [];
  for (const file of files) sent.push(await preparePhotograph(file));
  if (sent.reduce((sum, { size }) => sum + size, 0) > CONTRACT_MAX_BYTES) throw refusal('CONTRACT_TOO_LARGE');
  return sent;
}

function refusal(code: keyof typeof SCAN_ERRORS): ApiError {
  return new ApiError(SCAN_ERRORS[code].status, SCAN_ERRORS[code].message, code);
}

function isAboutFile(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code?.startsWith('CONTRACT_') === true;
}

/** The server's sentence, which says what to do, or that of spec § 8 for an exception. */
function notifyFailure(error: unknown): void {
  const isAnswered = error instanceof ApiError && error.status > 0;
  if (isAnswered) notify.error(error.message, wizardCopy.nothingLost);
  else notify.error(copy.uploadFailed, copy.failedHint);
}
