import type { ContractReading, RecognitionProgress } from '../../ports/text-recognition';

/** What a recognising process is told. It reads one contract at a time. */
export interface ReadOrder {
  bytes: Uint8Array;
}

/** What it says: how far it is, and in the end one of the other three. */
export type RecogniserMessage =
  | { kind: 'progress'; progress: RecognitionProgress }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
