import { dayOrReason, tellsOfOne, computeOne } from '../test/compute-one';

/** Each offset under Will, and under Will Not. */
describe('in Colorado a deadline on a day off moves under Will alone', () => {
  it.each([
    ['06-01-2026', 'MEC + 3 days', '06-04-2026', '06-04-2026'],
    ['06-01-2026', 'MEC + 5 days', '06-08-2026', '06-06-2026'],
    ['06-01-2026', 'MEC + 18 days', '06-22-2026', '06-19-2026'],
    ['06-22-2026', 'MEC + 12 days', '07-06-2026', '07-04-2026'],
    ['09-25-2026', 'MEC + 10 days', '10-06-2026', '10-05-2026'],
    ['09-28-2026', 'MEC + 14 days', '10-13-2026', '10-12-2026'],
    ['11-12-2026', 'MEC + 14 days', '11-27-2026', '11-26-2026'],
    ['12-21-2026', 'MEC + 4 days', '12-28-2026', '12-25-2026'],
    ['12-29-2022', 'MEC + 3 days', '01-03-2023', '01-01-2023'],
    ['06-26-2027', 'MEC + 9 days', '07-06-2027', '07-05-2027'],
    ['06-06-2026', 'Upon MEC', '06-08-2026', '06-06-2026'],
    ['06-01-2026', '06/06/2026', '06-08-2026', '06-06-2026'],
    ['06-01-2026', 'Sat. June 6, 2026', '06-08-2026', '06-06-2026'],
  ])('MEC %s, %s: %s, else %s', (mec, words, will, willNot) => {
    const days = (['will', 'will_not', 'unknown'] as const).map((roll) =>
      dayOrReason(words, { roll, anchors: { mec } }),
    );
    expect(days).toEqual([will, willNot, willNot]);
  });

  it('also where it counts back', () => {
    const anchors = { closing: '07-15-2026' };
    expect(dayOrReason('3 days before Closing', { roll: 'will', anchors })).toBe('07-13-2026');
  });

  it.each([
    ['will', ['moved']],
    ['will_not', []],
    ['unknown', ['rule-unknown']],
  ] as const)('under %s the remarks on a Saturday are %j', (roll, kinds) => {
    expect(tellsOfOne('MEC + 5 days', { roll })).toEqual(kinds);
    expect(tellsOfOne('06/06/2026', { roll })).toEqual(kinds);
    expect(tellsOfOne('MEC + 4 days', { roll })).toEqual([]);
  });

  it.each([
    ['will', ['friday-before-holiday']],
    ['will_not', []],
    ['unknown', ['friday-before-holiday']],
  ] as const)('under %s the remarks on the Friday before a Saturday holiday are %j', (roll, kinds) => {
    expect(tellsOfOne('July 3, 2026', { roll })).toEqual(kinds);
  });

  it.each(['Closing Date', 'Possession Date', '40. Possession Date', 'Scheduled Closing'])(
    '%s stays, with a remark',
    (title) => {
      for (const roll of ['will', 'will_not', 'unknown'] as const) {
        expect(dayOrReason('MEC + 5 days', { title, roll })).toBe('06-06-2026');
        expect(tellsOfOne('06/06/2026', { title, roll })).toEqual(['closing-on-day-off']);
      }
    },
  );

  it('a deadline that only mentions closing moves', () => {
    expect(dayOrReason('06/06/2026', { title: 'Closing Documents Deadline', roll: 'will' })).toBe('06-08-2026');
  });
});

describe('California moves the last day, whatever was ticked', () => {
  const california = (words: string, acceptance: string, title?: string) =>
    dayOrReason(words, {
      state: 'California',
      roll: 'will_not',
      anchors: { acceptance, closing: '07-31-2026' },
      ...(title && { title }),
    });

  it.each([
    ['17 Days after Acceptance', '06-01-2026', '06-18-2026'],
    ['17 Days After Acceptance', '06-03-2026', '06-22-2026'],
    ['21 (or 14) Days after Acceptance', '06-01-2026', '06-15-2026'],
    ['21 (or ____) Days after Acceptance', '06-01-2026', '06-22-2026'],
    ['21 (or ☐ ___) Days after Acceptance', '06-01-2026', '06-22-2026'],
    ['21 (or ) Days after Acceptance', '06-01-2026', '06-22-2026'],
    ['21 (or 14) Days', '06-01-2026', '06-15-2026'],
    ['within 3 (or __) business days after Acceptance', '06-04-2026', '06-09-2026'],
    ['3 (or 5) business days after Acceptance', '06-12-2026', '06-22-2026'],
    ['5 (or 3) Days prior to Close Of Escrow', '06-01-2026', '07-28-2026'],
    ['32 Days after Acceptance', '06-01-2026', '07-06-2026'],
    ['07/04/2026', '06-01-2026', '07-06-2026'],
    ['Upon Acceptance', '06-06-2026', '06-08-2026'],
  ])('%s, accepted %s: %s', (words, acceptance, day) => {
    expect(california(words, acceptance)).toBe(day);
  });

  it('also close of escrow’s, which is no remark but its move', () => {
    const given = { state: 'CA', title: 'Close of Escrow', anchors: { acceptance: '06-01-2026' } };
    expect(dayOrReason('33 days after acceptance', given)).toBe('07-06-2026');
    expect(tellsOfOne('33 days after acceptance', given)).toEqual(['moved']);
  });

  it.each(['21 or 14 days after Acceptance', '21 (14) days after Acceptance', '21 (or N/A) days after Acceptance'])(
    '%s is a choice there too',
    (words) => {
      expect(california(words, '06-01-2026')).toBe('two-readings');
    },
  );

  it('a count without an anchor has none there either', () => {
    expect(california('17 Days', '06-01-2026')).toBe('relative');
    expect(dayOrReason('MEC + 5 days', { state: 'California', anchors: { acceptance: '06-01-2026' } })).toBe('waiting');
  });

  it('a holiday of the state alone does not move a deadline, with a remark', () => {
    const given = { state: 'California', anchors: { acceptance: '03-14-2026' } };
    expect(dayOrReason('17 days after Acceptance', given)).toBe('03-31-2026');
    expect(tellsOfOne('17 days after Acceptance', given)).toEqual(['state-holiday']);
  });
});

describe('Texas moves earnest money and option fee alone, whatever was ticked', () => {
  const texas = {
    state: 'Texas',
    roll: 'will',
    anchors: { effectiveDate: '06-03-2026', closing: '07-18-2026' },
  } as const;

  it.each([
    ['Earnest Money', '3 days after the Effective Date', '06-08-2026'],
    ['Additional Earnest Money', '17 days after the Effective Date', '06-22-2026'],
    ['Option Fee', 'within 3 days after the Effective Date', '06-08-2026'],
    ['Option Fee', '06/06/2026', '06-08-2026'],
    ['Earnest-Money Deposit', '06/06/2026', '06-08-2026'],
    ['Option Period', '3 days after the Effective Date', '06-06-2026'],
    ['Buyer Approval', '3 days after the Effective Date', '06-06-2026'],
    ['Title Objection', '06/06/2026', '06-06-2026'],
    ['Closing Date', 'July 18, 2026', '07-18-2026'],
    ['Earnest Money', '30 days after the Effective Date', '07-03-2026'],
  ])('%s: %s is %s', (title, words, day) => {
    expect(dayOrReason(words, { ...texas, title })).toBe(day);
  });

  it('has no remark where the form does not move', () => {
    expect(
      tellsOfOne('3 days after the Effective Date', { ...texas, title: 'Buyer Approval', roll: 'unknown' }),
    ).toEqual([]);
  });
});

describe('Utah never moves a day', () => {
  it.each([
    ['06/06/2026', '06-06-2026'],
    ['July 4, 2026', '07-04-2026'],
    ['5 days after Acceptance', '06-06-2026'],
    ['3 days before Settlement', '07-12-2026'],
  ])('%s: %s', (words, day) => {
    const given = {
      state: 'Utah',
      roll: 'will',
      anchors: { acceptance: '06-01-2026', closing: '07-15-2026' },
    } as const;
    expect(dayOrReason(words, given)).toBe(day);
    expect(tellsOfOne(words, given)).toEqual([]);
  });
});

describe('any other state has the parties’ choice and the federal holidays', () => {
  it.each(['Florida', 'NY', 'Narnia', ''])('%s', (state) => {
    const anchors = { mec: '09-25-2026' };
    expect(dayOrReason('MEC + 10 days', { state, anchors, roll: 'will' })).toBe('10-05-2026');
    expect(dayOrReason('MEC + 17 days', { state, anchors, roll: 'will' })).toBe('10-13-2026');
    expect(dayOrReason('MEC + 17 days', { state, anchors, roll: 'will_not' })).toBe('10-12-2026');
  });
});

describe('the steps explain a day', () => {
  it.each([
    ['MEC + 18 days', 'will', 'MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth) → Mon 06-22, because Will is checked'],
    ['MEC + 18 days', 'will_not', 'MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth)'],
    ['MEC + 4 days', 'will', 'MEC Mon 06-01 + 4 days = Fri 06-05'],
    ['1 business day before closing', 'will', 'Closing Wed 07-15 − 1 business day = Tue 07-14'],
    ['Upon Closing', 'will', 'Closing Wed 07-15'],
    ['June 6, 2026', 'will', 'Written Sat 06-06 → Mon 06-08, because Will is checked'],
    [
      'MEC + 214 days',
      'will',
      'MEC Mon 06-01 + 214 days = Fri 01-01-2027 (New Year’s Day) → Mon 01-04-2027, because Will is checked',
    ],
    ['8 days', 'will', 'The words name no day to count from, or no number of days.'],
    ['5 days after receipt', 'will', 'Waits for “receipt”, which has no day yet.'],
  ] as const)('%s under %s: %s', (words, roll, line) => {
    expect(computeOne(words, { roll }).steps.join(' ')).toBe(line);
  });
});
