import type { ErrorCode } from '@keydate/contracts/errors';
import type { LeftOutReason } from '@keydate/contracts/scans';
import type { ContractReading } from './contract-reading';
import { findFacts } from './facts/find-facts';
import type { FileRead, WholeFile } from './file-read';
import { openContract } from './files/open-contract';
import { judgeTables } from './judging/judge-tables';
import { readOtherForms } from './read-other-forms';
import { readPages, STEP_MS, type ReportProgress } from './read-pages';
import { readStateForm } from './state-forms/read-state-form';
import { ReadingRefused } from './reading-refused';
import type { ContractDocument, ReadingTools } from './reading-tools';

/**
 * Reads a contract: recognizes the kind of file, reads its pages one after the other, and returns the rows of spec § 3 of the
 * table that counts, or those of another state's form. Without a known form, it offers a table of any other, or the dates in sentences. A page that
 * takes too much to read, or whose picture does, is left out and named; the others are read. Of several contracts it reads the first.
 * @throws ReadingRefused if the file is not a readable contract, has too many pages, or has no table of dates
 */
export async function readContract(
  bytes: Uint8Array,
  tools: ReadingTools,
  onProgress: ReportProgress,
): Promise<ContractReading> {
  onProgress({ stage: 'opening', page: 0, pages: 0, rows: 0 }, STEP_MS);
  const document = await openContract(bytes, tools);
  try {
    const file = await readPages(document, tools, onProgress);
    return readFirstContract(file) ?? readFile(file) ?? (await refuse(document, file));
  } finally {
    await document.close();
  }
}

/** The reading of the first of several contracts; undefined if the file has one, or if the first has no dates. */
function readFirstContract({ firstContract }: WholeFile): ContractReading | undefined {
  const reading = firstContract && readFile(firstContract.file);
  return reading && { ...reading, summary: { ...reading.summary, nextContract: firstContract.nextContract } };
}

function readFile(file: FileRead): ContractReading | undefined {
  const reading = readStateForm(file) ?? judgeTables(file) ?? readOtherForms(file);
  return reading && { ...reading, facts: findFacts(file.texts, file.pagesLeftOut.length === 0) };
}

async function refuse(document: ContractDocument, { pagesLeftOut }: FileRead): Promise<never> {
  if (await document.isXfa?.()) throw new ReadingRefused('CONTRACT_XFA');
  throw new ReadingRefused(REFUSALS[pagesLeftOut[0]?.reason ?? 'no-table']);
}

/** Why nothing was found: if a page was left out, because of that. */
const REFUSALS = {
  'too-detailed': 'CONTRACT_TOO_DETAILED',
  'too-demanding': 'CONTRACT_TOO_DEMANDING',
  'of-a-newer-kind': 'CONTRACT_NO_TABLE',
  'no-table': 'CONTRACT_NO_TABLE',
} as const satisfies Record<LeftOutReason | 'no-table', ErrorCode>;
