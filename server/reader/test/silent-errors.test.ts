import { addSilentErrors, inWords, isAllReadOrFlagged, NO_SILENT_ERRORS, silentErrors } from '../bench/silent-errors';

const ROWS = [['1', '§ 12', 'Closing Date', '4/1/2031']] as const;

test('the bench does not pass where a contract that is easily misread was refused', () => {
  const errors = addSilentErrors(NO_SILENT_ERRORS, silentErrors(ROWS, null));
  expect(isAllReadOrFlagged(errors)).toBe(false);
  expect(inWords(errors)).toContain('files refused 1');
});

test('a warning that the table ends early excuses only the rows after the last one that was read', () => {
  const truth = ['Title Deadline', 'Survey Deadline', 'Closing Date'].map(
    (title, at) => [String(at + 1), '§ 8', title, `4/${at + 1}/2031`] as const,
  );
  const read = (rows: readonly (readonly string[])[]) => ({
    rows: [['Item', 'Reference', 'Event', 'Date'], ...rows.map((row) => [...row])],
    doubts: [],
    proposals: [],
    summary: {
      rows: 1,
      withDay: 1,
      needLook: 0,
      otherTables: 0,
      unreadPages: [],
      missingNumbers: [],
      gaps: ['ends-early' as const],
      pagesLeftOut: [],
    },
  });
  expect(silentErrors(truth, read(truth.slice(0, 2))).missing).toEqual([]);
  expect(silentErrors(truth, read([truth[0]!, truth[2]!])).missing).toEqual(['2 | surveydeadline']);
});

test('it passes where all of them were read, and nothing is wrong or missing', () => {
  const reading = {
    rows: [['Item', 'Reference', 'Event', 'Date'], ...ROWS.map((row) => [...row])],
    doubts: [],
    proposals: [],
    summary: {
      rows: 1,
      withDay: 1,
      needLook: 0,
      otherTables: 0,
      unreadPages: [],
      missingNumbers: [],
      gaps: [],
      pagesLeftOut: [],
    },
  };
  expect(isAllReadOrFlagged(silentErrors(ROWS, reading))).toBe(true);
});

test('a day at another time than the contract has it is wrong, unless a flag carries the time over', () => {
  const truth = [['1', '§ 12', 'Closing Date', '4/1/2031 12:00 noon']] as const;
  const wrongOf = (date: string, words?: string) =>
    silentErrors(truth, {
      rows: [
        ['Item', 'Reference', 'Event', 'Date'],
        ['1', '§ 12', 'Closing Date', date],
      ],
      doubts: words ? [{ row: 1, kind: 'time-changed', words }] : [],
      proposals: [],
      summary: {
        rows: 1,
        withDay: 1,
        needLook: 0,
        otherTables: 0,
        unreadPages: [],
        missingNumbers: [],
        gaps: [],
        pagesLeftOut: [],
      },
    }).wrong.length;
  expect([wrongOf('4/1/2031 5:00 PM'), wrongOf('4/1/2031'), wrongOf('12:00 noon')]).toEqual([1, 1, 1]);
  expect([wrongOf('4/1/2031 at noon'), wrongOf('12:00 noon', '4/1/2031 12:00 noon')]).toEqual([0, 0]);
});
