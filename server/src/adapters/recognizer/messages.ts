import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';
import type { ContractPictures, PicturesRequest } from '@keydate/reader/sources/draw-pictures';

/** Passed to a process at its start if AWS Textract reads the pictures. */
export const USES_TEXTRACT = '--aws-textract';

/** The order to a recognizing process, which has one contract at a time: to read it, or to draw pictures of one that was read. */
export interface RecognizerOrder {
  bytes: Uint8Array;
  pictures?: PicturesRequest;
}

/** A message from it, with its memory in use, in bytes. */
export type RecognizerMessage = RecognizerNews & { memory: number };

/** Its progress, and in the end one of the other four. */
export type RecognizerNews =
  /** `mostMs` is the limit of the step that begins: a file that takes longer is refused. */
  | { kind: 'progress'; progress: ScanProgress; mostMs?: number }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'drawn'; pictures: ContractPictures }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
