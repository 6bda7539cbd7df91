import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { calendarDay, contractType } from './fields';

/** Made by the browser so that it can ask after its own scan; unguessable. */
export const scanId = z.uuid();

/** The reasons why the scan flags a row. If a cell's words are ambiguous, the words themselves show it. */
export const scanDoubtKind = z.enum([
  'number-not-found',
  'title-hard-to-read',
  'title-mended',
  'title-cut-short',
  'date-hard-to-read',
  'date-mended',
  'answer-mended',
  'date-not-read',
  'date-read-in-two-ways',
  'date-from-ink',
  'ink-over-date',
  'date-cut-off',
  'year-cut-short',
  'date-out-of-place',
  'day-far-from-others',
  'day-of-earlier-table',
  'left-unchanged',
  'time-changed',
  'other-day-for-title',
  'other-day-elsewhere',
  'struck-out',
  'two-rows-in-one',
  'rows-may-be-missing',
  'row-may-be-of-another-table',
  'row-of-another-table',
  'from-sentence',
  'of-a-newer-kind',
]);
export type ScanDoubtKind = z.infer<typeof scanDoubtKind>;

/** Remotes are released apart from the server: a reason that only a newer server knows is a reason still. */
const knownDoubtKind = scanDoubtKind.catch('of-a-newer-kind');

/**
 * A reason to look at a row. `words` belong to some kinds: how a mended title, date or answer was read, the other answer, what was
 * struck out, or the answer that a cell leaves as it was: `day-of-earlier-table` where that is a day of an earlier table in the file,
 * `left-unchanged` where it is any other answer, or is in its own column for original dates. `time-changed` is of a cell that names
 * only another time of day; its words are the earlier answer at that time. `other-day-elsewhere` quotes another place of the file that
 * names the row's title near another day, on `page` (from 1), and proposes that `day`.
 */
export const rowDoubt = z.object({
  kind: knownDoubtKind,
  words: z.string().optional(),
  page: z.number().int().positive().optional(),
  day: calendarDay.optional(),
});
export type RowDoubt = z.infer<typeof rowDoubt>;

/** A doubt about one row; `row` is its place in the result, where 0 is the header. */
export const scanDoubt = rowDoubt.extend({ row: z.number().int().positive() });
export type ScanDoubt = z.infer<typeof scanDoubt>;

/**
 * A row that answers an earlier one: a counter-proposal's, or one of a form with a column for the original dates and one for the new.
 * The row's date cell has the new answer, or is blank or says "No Change"; `original` is the earlier answer, in the contract's words.
 */
export const scanProposal = z.object({ row: z.number().int().positive(), original: z.string() });
export type ScanProposal = z.infer<typeof scanProposal>;

/** A share of a page's width or height. */
const share = z.number().min(0).max(1);

/**
 * The place of a row in the contract: its page (from 1), and the box around its title and its date. Pages are shown on sheets: one page of a
 * file may show several. `sheet` (from 0) names the picture on which the box is.
 */
export const rowSource = z.object({
  page: z.number().int().positive(),
  sheet: z.number().int().nonnegative(),
  box: z.object({ left: share, top: share, right: share, bottom: share }),
});
export type RowSource = z.infer<typeof rowSource>;

/** `row` is its place in the result, where 0 is the header. */
export const scanSource = rowSource.extend({ row: z.number().int().positive() });
export type ScanSource = z.infer<typeof scanSource>;

/** The signs that the scan misses rows or days, although it could read everything that it saw. */
export const scanGap = z.enum([
  'ends-early',
  'begins-late',
  'lacks-closing-date',
  'dates-cut-off',
  'no-day',
  'no-table',
  'dates-elsewhere',
  'first-contract-undated',
  'second-list',
  'of-a-newer-kind',
]);
export type ScanGap = z.infer<typeof scanGap>;

/** Item numbers that follow one another, the last included. */
export const itemNumbers = z.object({ first: z.number().int().positive(), last: z.number().int().positive() });
export type ItemNumbers = z.infer<typeof itemNumbers>;

/** Why a page, or a picture on it, was not looked at. */
export const leftOutReason = z.enum(['too-detailed', 'too-demanding', 'of-a-newer-kind']);
export type LeftOutReason = z.infer<typeof leftOutReason>;

export const pageLeftOut = z.object({
  page: z.number().int().positive(),
  reason: leftOutReason.catch('of-a-newer-kind'),
});
export type PageLeftOut = z.infer<typeof pageLeftOut>;

/** The form of a contract, by the state whose it is; `unknown` where the scan offers what it found in a form that it does not know. */
export const contractForm = z.enum(['colorado', 'california', 'utah', 'texas', 'unknown']);
export type ContractForm = z.infer<typeof contractForm>;

/**
 * The scan reads one of several tables in a file and leaves out the others. Of that one it may have missed: the pages (from 1) next to its
 * rows that could hardly be read, the item numbers that no row has although the table numbers its items, and other signs of missing rows
 * or days (`gaps`). `pagesLeftOut` are pages that it did not look at, or of which it left out a picture, and why.
 * `missingTitles` are the critical rows of a known form that the table lacks; the closing date is among `gaps`.
 * `strangeTables` are the pages with a table of days whose header was not understood. `nextContract` is the page on which another contract
 * begins, of which nothing is in the reply.
 */
export const scanExtent = z.object({
  /** Absent where the form is none of these, and where only a newer server knows it. */
  form: contractForm.optional().catch(undefined),
  otherTables: z.number().int(),
  unreadPages: z.array(z.number().int().positive()).default([]),
  missingNumbers: z.array(itemNumbers).default([]),
  gaps: z.array(scanGap.catch('of-a-newer-kind')).default([]),
  pagesLeftOut: z.array(pageLeftOut).default([]),
  strangeTables: z.array(z.number().int().positive()).optional(),
  missingTitles: z.array(z.string()).optional(),
  nextContract: z.number().int().positive().optional(),
});
export type ScanExtent = z.infer<typeof scanExtent>;

/** A statement of the contract: its value, the page (from 1) and the words that say so. */
function stated<Value extends z.ZodType>(value: Value) {
  return z.object({ value, page: z.number().int().positive(), words: z.string() });
}

/** A person or company that buys or sells; the email address only if the contract names it as theirs. */
const contractParty = z.object({ name: z.string(), email: z.string().optional() });

/** A broker and their firm with the side for which they work (Purchase: the buyer's); '' for one that the contract does not name. */
const contractBroker = z.object({ side: contractType, name: z.string(), firm: z.string() });

/** The address of the property; the ZIP code is '' where the contract lacks it. */
const contractAddress = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
});

/**
 * The facts that a contract states next to its dates, to be proposed to the person. A fact that is missing, or that another place of
 * the contract contradicts, is absent. The side of the person who uploads follows from `brokers`.
 */
export const contractFacts = z.object({
  address: stated(contractAddress).optional(),
  buyers: stated(z.array(contractParty)).optional(),
  sellers: stated(z.array(contractParty)).optional(),
  brokers: z.array(stated(contractBroker)).default([]),
  /** The last day on which a buyer or a seller signed the contract or a counterproposal. */
  mec: stated(calendarDay).optional(),
  /** The choice by which deadlines move off days off, if one box is ticked. */
  roll: stated(z.enum(['will', 'will_not'])).optional(),
});
export type ContractFacts = z.infer<typeof contractFacts>;

/** One POST reads a contract; aborting it cancels the scan. 201 alone is a good scan (docs/oddities.md). */
export const scanContract = defineCall({
  method: 'POST',
  path: 'aws-textract',
  summary: 'Read the table of dates out of a contract',
  access: 'session',
  encoding: 'form',
  files: ['file'],
  query: z.object({ scanId: scanId.optional() }),
  body: z.object({}),
  errors: [
    'COMPANY_MISSING',
    'CONTRACT_MISSING',
    'CONTRACT_EMPTY',
    'CONTRACT_WRONG_TYPE',
    'CONTRACT_HEIC',
    'CONTRACT_XFA',
    'CONTRACT_ENCRYPTED',
    'CONTRACT_BROKEN',
    'CONTRACT_TOO_LARGE',
    'CONTRACT_TOO_DETAILED',
    'CONTRACT_TOO_DEMANDING',
    'CONTRACT_TOO_MANY_PAGES',
    'CONTRACT_NO_TABLE',
    'SCAN_BUSY',
    'SCANS_UNDER_WAY',
    'SCAN_PLACE_HELD',
    'COMPANY_SCANS_WAITING',
    'SCAN_FAILED',
    'SCAN_TIMED_OUT',
    'SCAN_CANCELLED',
    'SCAN_INTERRUPTED',
  ],
  replies: {
    // spec § 3: item number, reference, title, date; the first row is the header; the other fields are our additions
    201: replyWith(z.array(z.array(z.string()))).extend({
      doubts: z.array(scanDoubt).optional(),
      proposals: z.array(scanProposal).optional(),
      sources: z.array(scanSource).optional(),
      extent: scanExtent.optional(),
      facts: contractFacts.optional(),
    }),
  },
});

/** A stage that only a newer server knows is shown as the longest one. */
export const scanStage = z.enum(['waiting', 'opening', 'reading', 'finishing']).catch('reading');

export const scanProgress = defineCall({
  method: 'GET',
  path: 'aws-textract/:scanId/progress',
  summary: 'How far your scan has come (our addition)',
  access: 'session',
  params: z.object({ scanId }),
  replies: {
    200: replyWith(
      z.object({ stage: scanStage, page: z.number().int(), pages: z.number().int(), rows: z.number().int() }),
    ),
  },
});
/** How far a scan has come: `page` of `pages` is the page in hand (0 before the first), `rows` those found so far. */
export type ScanProgress = z.infer<(typeof scanProgress)['replies'][200]>['result'];
