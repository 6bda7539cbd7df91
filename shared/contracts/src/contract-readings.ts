import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import { id } from './fields';
import { scanContract, scanProgress } from './scans';

/** The fields of a contract's files, in the order of its pages. */
export const CONTRACT_FILES = [
  'file',
  'file2',
  'file3',
  'file4',
  'file5',
  'file6',
  'file7',
  'file8',
  'file9',
  'file10',
] as const;

/** The name of a contract of several files. */
export function nameOfContract([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`;
}

/** Waiting, being read, ready for review, or not read for the reason in `failure`. */
export const readingState = z.enum(['waiting', 'reading', 'read', 'failed']);
export type ReadingState = z.infer<typeof readingState>;

/** A contract that a person has uploaded, until they submit or discard it (server/src/transactions/README.md, Readings). */
export const contractReading = z.object({
  _id: id,
  fileName: z.string(),
  state: readingState,
  /** Null unless it is being read. */
  progress: scanProgress.replies[200].shape.result.nullable(),
  /** An error of the catalog; null unless it failed. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  startedAt: z.iso.datetime(),
  /** When its file is deleted. */
  deletedAt: z.iso.datetime(),
});
export type ContractReading = z.infer<typeof contractReading>;

/** The reading belongs to the person: it continues without the tab, and any server answers for it. */
export const startReading = defineCall({
  method: 'POST',
  path: 'contract-readings',
  summary:
    'Upload a contract, in up to ten files, to have it read; the same files lead to the reading that they have begun (our addition)',
  access: 'session',
  encoding: 'form',
  files: CONTRACT_FILES,
  body: z.object({}),
  errors: [
    'COMPANY_MISSING',
    'CONTRACT_MISSING',
    'CONTRACT_EMPTY',
    'CONTRACT_WRONG_TYPE',
    'CONTRACT_HEIC',
    'CONTRACT_BROKEN',
    'CONTRACT_TOO_LARGE',
    'SCANS_UNDER_WAY',
    'SCAN_PLACE_HELD',
    'COMPANY_SCANS_WAITING',
    'READINGS_FULL',
  ],
  replies: { 201: replyWith(contractReading) },
});

export const listReadings = defineCall({
  method: 'GET',
  path: 'contract-readings',
  summary: 'Your contracts that are being read, or wait for your review, newest first (our addition)',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: replyWith(z.array(contractReading)) },
});

export const readingProgress = defineCall({
  method: 'GET',
  path: 'contract-readings/:id/progress',
  summary: 'How far the reading of your contract has come (our addition)',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING', 'READING_GONE'],
  replies: { 200: replyWith(contractReading) },
});

export const readingResult = defineCall({
  method: 'GET',
  path: 'contract-readings/:id',
  summary: 'The table of dates of your contract, as aws-textract gives it (our addition)',
  access: 'session',
  params: z.object({ id }),
  // a reading that failed is answered with the reason for which `aws-textract` refuses a file
  errors: [...scanContract.errors, 'READING_GONE', 'READING_UNFINISHED'],
  replies: { 200: scanContract.replies[201] },
});

export const discardReading = defineCall({
  method: 'DELETE',
  path: 'contract-readings/:id',
  summary: 'Stop the reading of your contract, and delete the contract and what was read (our addition)',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING', 'READING_GONE'],
  replies: { 200: plainReply },
});

export const removeContract = defineCall({
  method: 'DELETE',
  path: 'transaction-contract/:id',
  summary: 'Delete the contract that is stored with a transaction, named by the transaction (our addition)',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: plainReply },
});
