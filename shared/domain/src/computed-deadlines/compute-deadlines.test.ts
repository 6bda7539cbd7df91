import fc from 'fast-check';
import { addDays } from '../calendar-day';
import { timeInCell } from '../time-of-day';
import { aDay, computeOne, dayOrReason, tellsOfOne, type Case } from '../test/compute-one';
import { computeDeadlines, type ContractTerms } from './compute-deadlines';
import { NO_OWN_DAYS_OFF, type OwnDaysOff } from './own-days-off';

const terms = (rows: Record<string, string>, more: Partial<ContractTerms> = {}): ContractTerms => ({
  state: 'Colorado',
  roll: 'will_not',
  timeOfDay: null,
  anchors: { mec: aDay('06-01-2026') },
  rows: Object.entries(rows).map(([title, words]) => ({ title, words })),
  ...more,
});
const daysOf = (rows: Record<string, string>, more: Partial<ContractTerms> = {}) =>
  computeDeadlines(terms(rows, more)).map(({ day, reason }) => day ?? reason);

describe('a row counts from another row', () => {
  const objection = { 'Inspection Objection Deadline': 'MEC + 10 days' };

  it.each([
    '2 days after Inspection Objection Deadline',
    '2 days after the inspection  OBJECTION deadline',
    '2 days after Inspection Objection',
    '2 days after Inspection Objection Deadline (§ 10.3)',
    'Inspection Objection Deadline + 2 days',
    'within two (2) days following the Inspection Objection Deadline',
  ])('%s', (words) => {
    expect(dayOrReason(words, { others: objection })).toBe('06-13-2026');
    expect(dayOrReason(words, { others: { '31. Inspection Objection Deadline': 'MEC + 10 days' } })).toBe('06-13-2026');
  });

  it('which stands before it or behind it, in a chain', () => {
    expect(
      daysOf({ C: '1 day after B Deadline', 'B Deadline': '1 day after A Deadline', 'A Deadline': 'MEC + 1 day' }),
    ).toEqual(['06-04-2026', '06-03-2026', '06-02-2026']);
  });

  it('from the day on which that row ends', () => {
    const rows = { 'Title Deadline': 'MEC + 5 days', 'Survey Deadline': '2 days after Title Deadline' };
    expect(daysOf(rows, { roll: 'will' })).toEqual(['06-08-2026', '06-10-2026']);
    expect(daysOf(rows, { roll: 'will_not' })).toEqual(['06-06-2026', '06-08-2026']);
  });

  it('of a title with a choice in it, or with words in parentheses', () => {
    expect(
      daysOf({
        'New ILC or New Survey Deadline': '06/10/2026',
        'Record Title Deadline (and Tax Certificate)': '06/11/2026',
        A: '2 days after New ILC or New Survey Deadline',
        B: '2 days after Record Title Deadline',
        C: 'Same as Record Title Deadline',
      }).slice(2),
    ).toEqual(['06-12-2026', '06-13-2026', '06-11-2026']);
  });

  it('and waits where that row has no day, or no row has the title', () => {
    expect(dayOrReason('2 days after Survey Deadline', { others: { 'Survey Deadline': 'N/A' } })).toBe('waiting');
    expect(dayOrReason('2 days after Survey Deadline')).toBe('waiting');
    expect(computeOne('2 days after Survey Deadline', { others: { 'Survey Deadline': '' } }).steps).toEqual([
      'Waits for “Survey Deadline”, which has no day yet.',
    ]);
  });

  it('and not where two rows of that title differ', () => {
    const rows = [
      { title: 'Survey Deadline', words: '06/10/2026' },
      { title: 'SURVEY DEADLINE', words: '06/11/2026' },
      { title: 'Appraisal', words: '2 days after Survey Deadline' },
    ];
    expect(computeDeadlines(terms({}, { rows }))[2]).toMatchObject({ day: null, reason: 'two-readings' });
    const same = rows.map((row) => ({ ...row, words: row.words.replace('11', '10') }));
    expect(computeDeadlines(terms({}, { rows: same }))[2]).toMatchObject({ day: '06-12-2026' });
  });

  it('a loop has no day, and the other rows have theirs', () => {
    const rows = {
      'A Deadline': '1 day after B Deadline',
      'B Deadline': '1 day after C Deadline',
      'C Deadline': '1 day after A Deadline',
      'D Deadline': '1 day after A Deadline',
      'E Deadline': '1 day after E Deadline',
      F: 'MEC + 4 days',
    };
    expect(daysOf(rows)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', '06-05-2026']);
  });

  it('of Closing, where no anchor is given and one row is the closing', () => {
    const rows = {
      'Closing Date': 'MEC + 40 days',
      'Loan Deadline': '3 days before Closing',
      'Possession Date': 'Same as Closing',
    };
    expect(daysOf(rows)).toEqual(['07-11-2026', '07-08-2026', '07-11-2026']);
    expect(daysOf({ ...rows, 'Settlement Date': 'MEC + 41 days' })[1]).toBe('waiting');
    expect(daysOf(rows, { anchors: { mec: aDay('06-01-2026'), closing: aDay('07-20-2026') } })[1]).toBe('07-17-2026');
  });

  it('the Acceptance Deadline Date is no Acceptance', () => {
    const rows = {
      A: '5 days after Acceptance',
      'Acceptance Deadline Date': '05/30/2026',
      B: '5 days after Acceptance Deadline',
    };
    expect(daysOf(rows)).toEqual(['waiting', '05-30-2026', '06-04-2026']);
  });

  it('200 rows in one chain', () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      title: `Row ${'x'.repeat(at + 1)}`,
      words: at === 199 ? 'MEC' : `1 day after Row ${'x'.repeat(at + 2)}`,
    }));
    expect(computeDeadlines(terms({}, { rows }))[0]?.day).toBe(addDays(aDay('06-01-2026'), 199));
  });
});

describe('a row of an hour never has a day', () => {
  it.each([
    ['Time of Day Deadline', 'MEC + 4 days', 'time'],
    ['Time of Day Deadline', '06/15/2026', 'time'],
    ['Possession Time', 'Upon Closing', 'event'],
    ['41. Possession Time', '5 days after Closing', 'time'],
    ['Acceptance Deadline Time', '7:00 PM MT', 'time'],
    ['Time of Day Deadline', '', 'blank'],
    ['Time of Day Deadline', 'N/A', 'not-applicable'],
  ])('%s, %s: %s', (title, words, reason) => {
    expect(dayOrReason(words, { title })).toBe(reason);
  });
});

test('a long title, and a long cell of an hour, are read at once', () => {
  const started = performance.now();
  expect(dayOrReason('MEC + 4 days', { title: '§'.repeat(20_000) })).toBe('06-05-2026');
  expect(dayOrReason('§'.repeat(50_000), { title: 'Time of Day Deadline' })).toBe('time');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a row of a day and its hour is a row of a day', () => {
  expect(dayOrReason('06/15/2026', { title: 'Possession Date and Time' })).toBe('06-15-2026');
});

describe('a deadline ends at the hour of its state, title and Time of Day', () => {
  const at5 = { timeOfDay: '17:00' };
  it.each([
    // 11:59 PM, in summer and in winter, and on both sides of the clock change
    ['June 15, 2026', {}, '2026-06-16T05:59:00.000Z'],
    ['December 15, 2026', {}, '2026-12-16T06:59:00.000Z'],
    ['October 31, 2026', {}, '2026-11-01T05:59:00.000Z'],
    ['November 1, 2026', {}, '2026-11-02T06:59:00.000Z'],
    ['March 7, 2026', {}, '2026-03-08T06:59:00.000Z'],
    ['March 8, 2026', {}, '2026-03-09T05:59:00.000Z'],
    // Time of Day
    ['June 15, 2026', { ...at5, title: 'Inspection Objection Deadline' }, '2026-06-15T23:00:00.000Z'],
    ['June 15, 2026', { ...at5, title: 'Title Resolution Deadline' }, '2026-06-15T23:00:00.000Z'],
    ['June 15, 2026', { ...at5, title: 'Water Rights Examination Deadline' }, '2026-06-15T23:00:00.000Z'],
    ['June 15, 2026', { ...at5, title: 'Property Insurance Termination Deadline' }, '2026-06-15T23:00:00.000Z'],
    ['June 15, 2026', { ...at5, title: 'Appraisal Deadline' }, '2026-06-16T05:59:00.000Z'],
    ['June 15, 2026', { ...at5, title: 'Closing Date' }, '2026-06-16T05:59:00.000Z'],
    // the states
    ['June 15, 2026', { ...at5, state: 'Utah', title: 'Settlement Deadline' }, '2026-06-15T23:00:00.000Z'],
    ['June 15, 2026', { timeOfDay: '12:00', state: 'UT', title: 'Inspection Objection' }, '2026-06-15T23:00:00.000Z'],
    ['December 15, 2026', { state: 'Utah' }, '2026-12-16T00:00:00.000Z'],
    ['June 15, 2026', { state: 'Texas', title: 'Option Period' }, '2026-06-15T22:00:00.000Z'],
    ['June 15, 2026', { state: 'texas', title: 'End of Option Period' }, '2026-06-15T22:00:00.000Z'],
    ['June 15, 2026', { state: 'TX', title: 'Option Fee' }, '2026-06-16T04:59:00.000Z'],
    ['June 15, 2026', { ...at5, state: 'Texas', title: 'Title Objection' }, '2026-06-16T04:59:00.000Z'],
    ['June 15, 2026', { state: 'California' }, '2026-06-16T06:59:00.000Z'],
    ['June 15, 2026', { ...at5, state: 'California', title: 'Inspection Objection' }, '2026-06-16T00:00:00.000Z'],
    ['June 15, 2026', { state: 'Florida' }, '2026-06-16T03:59:00.000Z'],
    ['June 15, 2026', { state: 'Arizona' }, '2026-06-16T06:59:00.000Z'],
    ['June 15, 2026', { state: 'Nowhere' }, '2026-06-16T05:59:00.000Z'],
    // the hour of its own row
    [
      'June 15, 2026',
      { title: 'Acceptance Deadline Date', others: { 'Acceptance Deadline Time': '7:00 PM MT' } },
      '2026-06-16T01:00:00.000Z',
    ],
    [
      'June 15, 2026',
      { title: '42. Acceptance Deadline Date', others: { '43. Acceptance Deadline Time': '12:00 Noon' } },
      '2026-06-15T18:00:00.000Z',
    ],
    [
      'June 15, 2026',
      { title: 'Acceptance Deadline Date', others: { 'Acceptance Deadline Time': '5:00' } },
      '2026-06-16T05:59:00.000Z',
    ],
    [
      'June 15, 2026',
      { title: 'Appraisal Deadline', others: { 'Acceptance Deadline Time': '7:00 PM MT' } },
      '2026-06-16T05:59:00.000Z',
    ],
  ] as [string, Case, string][])('%s %j: %s', (words, given, dueAt) => {
    expect(computeOne(words, given).dueAt?.toISOString()).toBe(dueAt);
  });

  it('the Acceptance Deadline at the time that a person confirmed, whatever its row says', () => {
    const rows = { 'Acceptance Deadline Date': '06/15/2026', 'Acceptance Deadline Time': '5:00' };
    const [deadline] = computeDeadlines(terms(rows, { acceptanceTime: timeInCell('7:00 PM') }));
    expect([deadline?.dueAt?.toISOString(), deadline?.tells]).toEqual(['2026-06-16T01:00:00.000Z', []]);
  });

  it('in the part of a state that the ZIP code names', () => {
    const rows = { Survey: '06/15/2026' };
    const dueAt = (zipcode: string) =>
      computeDeadlines(terms(rows, { state: 'Texas', zipcode }))[0]?.dueAt?.toISOString();
    expect([dueAt('75201'), dueAt('79901')]).toEqual(['2026-06-16T04:59:00.000Z', '2026-06-16T05:59:00.000Z']);
  });
});

describe('remarks', () => {
  it.each([
    ['MEC + 4 days', {}, []],
    ['June 15, 2026', {}, []],
    ['3 days before Closing', {}, []],
    ['MEC + 2 weeks', {}, []],
    ['MEC – 4 days', {}, ['before-start']],
    ['May 31, 2026', {}, ['before-start']],
    ['MEC', {}, []],
    ['July 14, 2026', {}, []],
    ['July 15, 2026', {}, ['on-or-after-closing']],
    ['July 16, 2026', {}, ['on-or-after-closing']],
    ['Upon Closing', {}, ['on-or-after-closing']],
    ['May 29, 2026', { state: 'California', anchors: { acceptance: '06-01-2026' } }, ['before-start']],
    ['May 29, 2026', { state: 'Texas', anchors: { effectiveDate: '06-01-2026' } }, ['before-start']],
    ['Upon Closing', { title: 'Possession Date' }, []],
    ['2 days after Closing', { title: 'Possession Date' }, []],
    ['July 15, 2026', { title: 'Closing Date' }, []],
    ['Tuesday, June 15, 2026', {}, ['weekday-differs']],
    ['June 15, 2026 unless extended', {}, ['other-words']],
    ['06/15/2062', { anchors: {} }, ['unlikely-year']],
    ['MEC + 8000 days', { anchors: { mec: '06-01-2026' } }, ['unlikely-year']],
    ['12/31/2045', { anchors: {} }, []],
    ['5 business days after MEC', {}, ['business-days']],
    ['1 month after MEC', {}, ['months']],
    ['1 month before MEC', {}, ['months', 'before-start']],
  ] as [string, Case, string[]][])('%s %j: %j', (words, given, kinds) => {
    expect(tellsOfOne(words, given)).toEqual(kinds);
  });

  it.each([
    ['7:00 PM MT', []],
    ['', []],
    ['N/A', []],
    ['5:00', ['hour-not-read']],
    ['7:00 PM or 8:00 PM', ['hour-not-read']],
  ])('on an Acceptance Deadline Date with the time %s: %j', (time, kinds) => {
    const others = { 'Acceptance Deadline Time': time };
    expect(tellsOfOne('June 3, 2026', { title: 'Acceptance Deadline Date', others })).toEqual(kinds);
  });

  it('a row without a day has none', () => {
    expect(computeOne('5 business days', {})).toMatchObject({ day: null, dueAt: null, tells: [] });
  });

  it('the place next to the closing is judged by the row that is the closing, too', () => {
    const rows = { 'Survey Deadline': '07/20/2026', 'Closing Date': '07/15/2026' };
    expect(computeDeadlines(terms(rows))[0]?.tells.map(({ kind }) => kind)).toEqual(['on-or-after-closing']);
  });
});

describe('what a company adds to the days off', () => {
  const FRIDAY = '07/03/2026';
  function under(own: Partial<OwnDaysOff>, state = 'Colorado') {
    const ownDaysOff = { ...NO_OWN_DAYS_OFF, ...own };
    return computeDeadlines(terms({ 'Earnest Money': FRIDAY }, { state, roll: 'will', ownDaysOff }))[0];
  }

  it('an appointed day is off', () => {
    expect(under({ appointed: [aDay('07-03-2026')] })).toMatchObject({
      day: '07-06-2026',
      tells: [{ kind: 'moved' }],
      steps: ['Written Fri 07-03 (a day off of the company)', '→ Mon 07-06, because Will is checked'],
    });
  });

  it('the Friday before a holiday on a Saturday is off only where the company says so', () => {
    expect(under({})).toMatchObject({ day: '07-03-2026', tells: [{ kind: 'friday-before-holiday' }] });
    expect(under({ fridayBeforeHoliday: true })).toMatchObject({ day: '07-06-2026', tells: [{ kind: 'moved' }] });
  });

  it('a form that decides it itself comes before the company’s Friday', () => {
    expect(under({ fridayBeforeHoliday: true }, 'Texas')?.day).toBe('07-03-2026');
  });
});

test('any words have an answer: a day with its moment, or a reason', () => {
  const piece = fc.constantFrom(
    ...[
      'MEC',
      'Closing',
      'day',
      'days',
      'business days',
      '+',
      '-',
      '5',
      '21',
      'l0',
      'five',
      '(',
      ')',
      'or',
      'and',
      'after',
      'before',
    ],
    ...[
      'within',
      'at least',
      'not',
      'the',
      'of',
      '06/15/2026',
      '02/30/2026',
      'Friday',
      'noon',
      '5:00 PM',
      '½',
      '\u00a0',
      '–',
      'A',
      'B',
    ],
  );
  const words = fc.oneof(
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  );
  const mec = fc.constantFrom(...['06-01-2026', '01-01-1900', '12-31-2999'].map(aDay));
  const state = fc.constantFrom('Colorado', 'California', 'Texas', 'Utah', 'Ohio');
  fc.assert(
    fc.property(words, words, state, mec, (first, second, of, start) => {
      const given = { state: of, roll: 'will', anchors: { mec: start, closing: start } } as const;
      for (const { day, dueAt, reason, steps } of computeDeadlines(terms({ A: first, B: second }, given))) {
        expect([day === null, dueAt === null]).toEqual([reason !== null, reason !== null]);
        expect(steps.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the order of rows changes no day', () => {
  const words = fc.constantFrom(
    'MEC + 5 days',
    '2 days after A',
    '3 days after B',
    '1 week before C',
    'Upon D',
    '06/12/2026',
  );
  fc.assert(
    fc.property(fc.tuple(words, words, words, words), fc.constantFrom('will', 'will_not'), (cells, roll) => {
      const rows = cells.map((cell, at) => ({ title: 'ABCD'[at] ?? '', words: cell }));
      const answers = (of: typeof rows) =>
        new Map(computeDeadlines(terms({}, { rows: of, roll })).map((computed, at) => [of[at]?.title, computed.day]));
      expect(answers(rows.toReversed())).toEqual(new Map([...answers(rows)].reverse()));
    }),
  );
});
