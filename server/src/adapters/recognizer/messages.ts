import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';

/** Given to a process at its start where AWS Textract reads the pictures. */
export const USES_TEXTRACT = '--aws-textract';

/** What a recognizing process is told. It reads one contract at a time. */
export interface ReadOrder {
  bytes: Uint8Array;
}

/** What it says, and how many bytes of memory it has in use. */
export type RecognizerMessage = RecognizerNews & { memory: number };

/** How far it is, and in the end one of the other three. */
export type RecognizerNews =
  /** `mostMs` is how long the step that it begins may take: a file that makes it take longer is at fault. */
  | { kind: 'progress'; progress: ScanProgress; mostMs?: number }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
