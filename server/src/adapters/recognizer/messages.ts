import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';

/** Given to a process at its start where AWS Textract reads the pictures. */
export const USES_TEXTRACT = '--aws-textract';

/** The order to a recognizing process, which reads one contract at a time. */
export interface ReadOrder {
  bytes: Uint8Array;
}

/** A message from it, with its memory in use, in bytes. */
export type RecognizerMessage = RecognizerNews & { memory: number };

/** How far it is, and in the end one of the other three. */
export type RecognizerNews =
  /** `mostMs` is how long the step that it begins may take: a file that makes it take longer is at fault. */
  | { kind: 'progress'; progress: ScanProgress; mostMs?: number }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
