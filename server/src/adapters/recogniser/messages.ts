import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '../../ports/text-recognition';

/** What a recognising process is told. It reads one contract at a time. */
export interface ReadOrder {
  bytes: Uint8Array;
}

/** What it says: how far it is, and in the end one of the other three. */
export type RecogniserMessage =
  | { kind: 'progress'; progress: ScanProgress }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
