import type { ErrorCode } from '@keydate/contracts/errors';
import type { LeftOutReason, ScanExtent } from '@keydate/contracts/scans';
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
 * takes too much to read, or whose picture does, is left out and named; the others are read. Of several contracts it reads the first, or the
 * second if only that one has a table of a known form.
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
    return readOneOf(file) ?? readFile(file) ?? (await refuse(document, file));
  } finally {
    await document.close();
  }
}

/** The reading of one of several contracts: of the first with a table of a known form, or else with any dates. Undefined if there are no two. */
function readOneOf({ contracts }: WholeFile): ContractReading | undefined {
  if (!contracts) return undefined;
  const { first, others, nextContract } = contracts;
  const ofFirst = (reading: ContractReading | undefined) => reading && withExtent(reading, { nextContract });
  const ofOthers = (reading: ContractReading | undefined) =>
    reading && withExtent(reading, { gaps: ['first-contract-undated', ...reading.summary.gaps] });
  return (
    ofFirst(readKnownForm(first)) ??
    ofOthers(readKnownForm(others)) ??
    ofFirst(readFile(first)) ??
    ofOthers(readFile(others))
  );
}

function withExtent(reading: ContractReading, extent: Partial<ScanExtent>): ContractReading {
  return { ...reading, summary: { ...reading.summary, ...extent } };
}

function readFile(file: FileRead): ContractReading | undefined {
  return readKnownForm(file) ?? withFacts(readOtherForms(file), file);
}

function readKnownForm(file: FileRead): ContractReading | undefined {
  return withFacts(readStateForm(file) ?? judgeTables(file), file);
}

function withFacts(
  reading: ContractReading | undefined,
  { texts, pagesLeftOut }: FileRead,
): ContractReading | undefined {
  return reading && { ...reading, facts: findFacts(texts, pagesLeftOut.length === 0) };
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
