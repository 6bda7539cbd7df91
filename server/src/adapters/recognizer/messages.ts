import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';

/** Passed to a process at its start if AWS Textract reads the pictures. */
export const USES_TEXTRACT = '--aws-textract';

/** The order to a recognizing process, which reads one contract at a time. */
export interface ReadOrder {
  bytes: Uint8Array;
}

/** A message from it, with its memory in use, in bytes. */
export type RecognizerMessage = RecognizerNews & { memory: number };

/** Its progress, and in the end one of the other three. */
export type RecognizerNews =
  /** `mostMs` is the limit of the step that begins: a file that takes longer is refused. */
  | { kind: 'progress'; progress: ScanProgress; mostMs?: number }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
