import type { ContractReading } from '../../src/contract-reading';

/** A contract to read. A process reads one at a time. */
export interface Order {
  bytes: Uint8Array;
}

/** The process's answers, with its memory in use, in bytes: progress any number of times, then one of the others. */
export type Reply = Answer & { memory: number };

export type Answer =
  | { kind: 'progress' }
  | { kind: 'read'; reading: ContractReading }
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; problem: string };
