import { ApiError } from '@keydate/client';
import type { ErrorCodeOf } from '@keydate/contracts/call-errors';
import { ERRORS } from '@keydate/contracts/errors';
import { CONTRACT_MAX_BYTES } from '@keydate/contracts/limits';
import type { scanContract } from '@keydate/contracts/scans';
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestScan } from '../../../api/scan-contract';
import { readScannedTable, type ScannedTable } from '../../../domain/scanned-rows';
import { copy } from './copy';

export type ScanState =
  { kind: 'idle' } | { kind: 'reading'; scanId: string; fileName: string } | { kind: 'failed'; message: string };

const IDLE: ScanState = { kind: 'idle' };

interface Callbacks {
  onBegun: (fileName: string) => void;
  onRead: (fileName: string, table: ScannedTable) => void;
  /** The scan failed or was canceled. Not called if the person leaves: then the scan counts as interrupted. */
  onStopped: () => void;
}

/** Scans one contract at a time. Leaving, or another file, cancels the running scan. */
export function useContractScan({ onBegun, onRead, onStopped }: Callbacks) {
  const [scan, setScan] = useState<ScanState>(IDLE);
  const running = useRef<AbortController | null>(null);
  const abort = useCallback(() => running.current?.abort(), []);
  useEffect(() => abort, [abort]);

  const start = async (file: File) => {
    abort();
    const { signal } = (running.current = new AbortController());
    const scanId = crypto.randomUUID();
    setScan({ kind: 'reading', scanId, fileName: file.name });
    onBegun(file.name);
    try {
      const table = await readContract(file, scanId, signal);
      if (!signal.aborted) onRead(file.name, table);
    } catch (error) {
      if (signal.aborted) return;
      setScan({ kind: 'failed', message: sentenceOfScan(error) });
      onStopped();
    }
  };

  const cancel = () => {
    abort();
    setScan(IDLE);
    onStopped();
  };

  return { scan, start, cancel };
}

/** Checks what the browser can check before sending the file; everything else the server decides. */
async function readContract(file: File, scanId: string, signal: AbortSignal): Promise<ScannedTable> {
  if (file.size === 0) throw refusal('CONTRACT_EMPTY');
  if (file.size > CONTRACT_MAX_BYTES) throw refusal('CONTRACT_TOO_LARGE');
  const { result, doubts, extent } = await requestScan(file, scanId, signal);
  const table = readScannedTable(result, doubts, extent);
  if (table.rows.length === 0) throw refusal('CONTRACT_NO_TABLE');
  return table;
}

function refusal(code: ErrorCodeOf<typeof scanContract>): ApiError {
  return new ApiError(ERRORS[code].status, ERRORS[code].message, code);
}

/** The server's sentence, or that of spec § 8 for an exception. */
function sentenceOfScan(error: unknown): string {
  return error instanceof ApiError && error.status > 0 ? error.message : copy.uploadFailed;
}
