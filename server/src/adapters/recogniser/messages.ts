import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '../../ports/text-recognition';

/** Given to a process at its start where AWS Textract reads the pictures. */
export const USES_TEXTRACT = '--aws-textract';

/** What a recognising process is told. It reads one contract at a time. */
export interface ReadOrder {
  bytes: Uint8Array;
}

/** What it says, and how many bytes of memory it has in use. */
export type RecogniserMessage = RecogniserNews & { memory: number };

/** How far it is, and in the end one of the other three. */
export type RecogniserNews =
  | { kind: 'progress'; progress: ScanProgress }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
