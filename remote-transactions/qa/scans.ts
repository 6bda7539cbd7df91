import {
  A_CONTRACT_IN_SENTENCES,
  A_COUNTERPROPOSAL,
  A_TEXAS_CONTRACT,
  A_TABLE_OF_ANY_FORM,
  AN_AMENDMENT,
  aScan,
  DOUBTS_OF_THE_SCAN,
  EXTENT_OF_A_COUNTERPROPOSAL,
  EXTENT_OF_A_SCREENSHOT,
  EXTENT_WITH_AN_UNREAD_PAGE,
  ROWS_THAT_NEED_A_LOOK,
} from '@keydate/testing/builders/scans';
import { aDay } from '@keydate/testing/builders/days';
import type { World } from '@keydate/testing/fake-server/world';
import type { WorldPlans } from '@keydate/testing/worlds/world-plan';
import { atWork, IN_THE_WIZARD } from './at-work';

/** The wizard, and what reading a contract can come to. */
export const scans = {
  'scan-succeeds': atWork(
    { title: 'A scan that succeeds', note: 'Any file will do. Five rows, each with a day.', ...IN_THE_WIZARD },
    () => scanned(2500, { rows: aScan() }),
  ),
  'scan-needs-review': atWork(
    {
      title: 'A scan that needs review',
      note: 'Any file will do. Blank, N/A, a time, “MEC + 5 days”, a day that does not exist, a weekday that contradicts, a repaired title, a date read in two ways, a date that the others suggest, a suggested answer, and proposals of MEC and the rule.',
      ...IN_THE_WIZARD,
    },
    () =>
      scanned(2500, {
        rows: aScan([
          ...ROWS_THAT_NEED_A_LOOK,
          ['Acceptance Deadline Date', 'Mar 12, 2027'],
          ['Survey Deadline', 'MEC + 8 days'],
          ['Acceptance Deadline Time', '7:15 PM MT'],
        ]),
        doubts: [
          ...DOUBTS_OF_THE_SCAN,
          { row: ROWS_THAT_NEED_A_LOOK.length + 1, kind: 'date-mended', words: 'Mat 12, 2O27' },
          { row: ROWS_THAT_NEED_A_LOOK.length + 2, kind: 'answer-mended', words: 'MET + 8 dayr' },
        ],
        facts: {
          brokers: [],
          mec: { value: aDay('03-01-2027'), page: 19, words: 'Seller’s Signature Date: 3/1/2027' },
          roll: { value: 'will', page: 4, words: '[X] Will [ ] Will Not be extended' },
        },
      }),
  ),
  'scan-counts': atWork(
    {
      title: 'A scan whose rows count days',
      note:
        'Any file will do. Rows that count from MEC, the contract date, the closing and each other, with proposals to confirm. ' +
        'Then look at the order: a resolution before its objection, and a MEC after closing.',
      ...IN_THE_WIZARD,
    },
    () =>
      scanned(1500, {
        rows: aScan([
          ['Time of Day Deadline', '8:00 PM MT'],
          ['Alternative Earnest Money Deadline', 'contract date + 3 days'],
          ['Acceptance Deadline Date', '2/26/2027'],
          ['Record Title Deadline', 'MEC + 6 days'],
          ['Record Title Objection Deadline', '03-13-2027 (MEC + 12 days)'],
          ['Title Resolution Deadline', '5 days before Record Title Objection Deadline'],
          ['Inspection Objection Deadline', '15 days after MEC'],
          ['Inspection Resolution Deadline', '3 business days after Inspection Objection Deadline'],
          ['Inspection Termination Deadline', '8 days'],
          ['Survey Deadline', '4/3/2027'],
          ['New ILC or New Survey Objection Deadline', 'Within 5 days after receipt'],
          ['New Loan Availability Deadline', '5 days before Closing'],
          ['Closing Date', '4/30/2027'],
          ['Possession Date', 'Upon Closing'],
        ]),
        facts: {
          brokers: [],
          mec: { value: aDay('03-01-2027'), page: 19, words: 'Seller’s Signature Date: 3/1/2027' },
          roll: { value: 'will', page: 4, words: '[X] Will [ ] Will Not be extended' },
        },
      }),
  ),
  'scan-leaves-out': atWork(
    {
      title: 'A scan that leaves something out',
      note: 'Any file will do. Another table was left out: the columns step and review say so.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, { rows: aScan(), extent: EXTENT_OF_A_COUNTERPROPOSAL }),
  ),
  'scan-of-two-contracts': atWork(
    {
      title: 'A scan of two contracts',
      note: 'Any file will do. The columns step and review say where the second contract begins.',
      ...IN_THE_WIZARD,
    },
    () => scanned(1500, { rows: aScan(), extent: { ...EXTENT_OF_A_SCREENSHOT, gaps: [], nextContract: 9 } }),
  ),
  'scan-misses-page': atWork(
    {
      title: 'A scan that misses a page',
      note: 'Any file will do. A page could hardly be read and numbers are missing: the columns step and review say so in one sentence.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, { rows: aScan(), extent: EXTENT_WITH_AN_UNREAD_PAGE }),
  ),
  'scan-of-a-counterproposal': atWork(
    {
      title: 'A scan of a counter-proposal',
      note: 'Any file will do. Two rows leave the contract’s day unchanged and one its time, one year is a typo, one row is only in the contract.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, A_COUNTERPROPOSAL),
  ),
  'scan-of-an-amendment': atWork(
    {
      title: 'A scan of an amendment',
      note: 'Any file will do. The form has original and new dates: two are new, five stay as they were, the time of day among them.',
      ...IN_THE_WIZARD,
    },
    () => scanned(2500, AN_AMENDMENT),
  ),
  'scan-of-a-screenshot': atWork(
    {
      title: 'A scan of a screenshot',
      note: 'Any file will do. The lower half of the table and the ends of the dates lie outside the picture.',
      ...IN_THE_WIZARD,
    },
    () =>
      scanned(2500, {
        rows: aScan(),
        doubts: [{ row: 2, kind: 'date-cut-off' }],
        extent: EXTENT_OF_A_SCREENSHOT,
      }),
  ),
  'scan-of-any-table': atWork(
    {
      title: 'A scan of a table of another form',
      note: 'Any file will do, and several: a table “Matter, Start, Finish, Owner” whose columns the person chooses. A page was left out.',
      ...IN_THE_WIZARD,
    },
    () => scanned(1500, A_TABLE_OF_ANY_FORM),
  ),
  'scan-of-sentences': atWork(
    {
      title: 'A scan of a contract in sentences',
      note: 'Any file will do. Its form is not known: its dates come with their sentences, and none is selected.',
      ...IN_THE_WIZARD,
    },
    () => scanned(1500, A_CONTRACT_IN_SENTENCES),
  ),
  'scan-of-texas': atWork(
    {
      title: 'A scan of a Texas contract',
      note: 'Any file will do. The paragraphs that state a period, one of them without a title that we know.',
      ...IN_THE_WIZARD,
    },
    () => scanned(1500, A_TEXAS_CONTRACT),
  ),
  'scan-finds-nothing': atWork(
    {
      title: 'A scan without a table',
      note: 'Any file will do. A message says so, and no entry is lost.',
      ...IN_THE_WIZARD,
    },
    () => scanned(1500, { refusal: 'CONTRACT_NO_TABLE' }),
  ),
  'scan-fails': atWork(
    { title: 'A scan that fails', note: 'Any file will do. The scan fails after a while.', ...IN_THE_WIZARD },
    () => scanned(4000, { refusal: 'SCAN_FAILED' }),
  ),
  readings: atWork(
    {
      title: 'Contracts that were uploaded',
      note: 'The dashboard lists one that is being read, one that is ready for review, and two that failed. Remove one, and review another.',
    },
    (person) => ({ readings: readingsOf(person?._id ?? '') }),
  ),
  'scan-slow': atWork(
    {
      title: 'A slow scan',
      note: 'Any file will do. 24 pages in 40 s, with progress and Cancel.',
      ...IN_THE_WIZARD,
    },
    () => ({ scan: { outcome: { rows: aScan() }, pages: 24, takesMs: 40_000 } }),
  ),
} satisfies WorldPlans;

function readingsOf(personId: string): World['readings'] {
  const began = Date.now() - 90_000;
  const reading = (name: string, takesMs: number, outcome: World['scan']['outcome']) => ({
    personId,
    file: { name, size: name.length },
    began,
    script: { outcome, pages: 24, takesMs },
  });
  return {
    'reading-1': reading('A letter about the house at 14 Juniper Way, which came with the contract.pdf', 0, {
      refusal: 'CONTRACT_NO_TABLE',
    }),
    'reading-2': reading('too-many-pages.pdf', 0, { refusal: 'CONTRACT_TOO_MANY_PAGES' }),
    'reading-3': reading('1187 Cattail Court.pdf', 0, { rows: aScan() }),
    'reading-4': reading('photographs.jpg and 3 more files', 240_000, { rows: aScan() }),
  };
}

function scanned(takesMs: number, outcome: World['scan']['outcome']): Partial<World> {
  return { scan: { outcome, pages: 4, takesMs } };
}
