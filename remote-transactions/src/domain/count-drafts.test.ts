import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { aDay } from '@keydate/testing/builders/days';
import { MEC, contract, drafts, notes, nothing, read, shown, startsAt } from '../../test/counted-drafts';
import { countDrafts, needsOf, questionsOf, termsToSend, type Counting } from './count-drafts';
import { draftAdded, draftEdited, needsReview } from './date-draft';
import { datesToSend } from './drafts-to-send';
import { groupOf, isFolded } from './row-groups';
import { tickDraft } from './tick-drafts';

test('until the person has confirmed MEC and the rule, only the contract’s own days are there', () => {
  for (const unconfirmed of [nothing, contract({ roll: null })]) {
    expect(countDrafts(drafts, unconfirmed).map(({ day }) => day)).toEqual(drafts.map(({ day }) => day));
    expect(termsToSend(drafts, unconfirmed)).toBeNull();
  }
});

test('written days follow the rule alone: it moves them, or leaves them unticked with a remark, although MEC is missing', () => {
  for (const withoutMec of [contract({ starts: {} }), startsAt('13/40/2026')]) {
    const all = countDrafts(drafts, withoutMec);
    expect(shown(all).filter((row) => !row.endsWith('null'))).toEqual([
      '✓ New Loan Terms Deadline 06-22-2026',
      '✓ Closing Date 07-15-2026',
    ]);
    expect(datesToSend(all)[0]).toMatchObject({ words: '06-19-2026', follows: true });
    expect(termsToSend(drafts, withoutMec)).toMatchObject({ mec: null, roll: 'will' });
  }
  const unknown = countDrafts(drafts, contract({ starts: {}, roll: 'unknown' }));
  expect(unknown[3]).toMatchObject({ day: '06-19-2026', isTicked: false });
  expect(needsReview(unknown[3]!)).toBe(true);
});

test('until then, each row that counts is in the list, unticked, and says what it waits for', () => {
  const waiting = countDrafts(drafts, nothing);
  expect(notes(waiting)).toEqual([
    'Record Title Deadline: Waits for “MEC”, which has no day yet.',
    'Inspection Objection Deadline: Waits for “MEC”, which has no day yet.',
    'Inspection Resolution Deadline: Waits for “Inspection Objection Deadline”, which has no day yet.',
    'New Loan Terms Deadline: It is a day off. Waits for the rule for days off.',
    'Survey Deadline: Waits for “receipt”, which has no day yet.',
    'Appraisal Deadline: Waits for “MEC”, which has no day yet.',
  ]);
  expect(waiting.filter(isFolded).map(({ title }) => title)).toEqual(['Survey Deadline']);
  const [first] = countDrafts(drafts, contract({ roll: null }));
  expect(first?.counted?.steps).toEqual(['Waits for the rule for days off.']);
});

test('a written day on a day off is unticked until the rule is confirmed, unless the person ticks it', () => {
  const all = read([
    ['Survey Deadline', '06-20-2026'],
    ['Loan Deadline', '06-22-2026'],
    ['Closing Date', '06-27-2026'],
  ]);
  const open = countDrafts(all, contract({ roll: null }));
  expect(shown(open)).toEqual([
    '– Survey Deadline 06-20-2026',
    '✓ Loan Deadline 06-22-2026',
    '✓ Closing Date 06-27-2026',
  ]);
  expect(notes(open)).toEqual(['Survey Deadline: It is a day off. Waits for the rule for days off.']);
  const ticked = countDrafts(tickDraft(open, 'scan-0', true), contract({ roll: null }));
  expect(shown(ticked)[0]).toBe('✓ Survey Deadline 06-20-2026');
  expect(shown(countDrafts(open, contract({ roll: 'will_not' })))[0]).toBe('✓ Survey Deadline 06-20-2026');
  expect(shown(countDrafts(open, contract()))[0]).toBe('✓ Survey Deadline 06-22-2026');
});

test('a row that counts from the closing waits for what is still to be confirmed', () => {
  const all = read([
    ['Title Deadline', 'MEC + 4 days'],
    ['Loan Deadline', '3 days before Closing'],
    ['Closing Date', '07-15-2026'],
  ]);
  expect(notes(countDrafts(all, nothing))[1]).toBe('Loan Deadline: Waits for MEC and the rule for days off.');
  expect(notes(countDrafts(all.slice(0, 2), nothing))[1]).toBe(
    'Loan Deadline: Waits for “Closing”, which has no day yet.',
  );
});

test.each<[string, [string, string][], Partial<Counting>, [starts: string[], roll: boolean]]>([
  ['rows that count from MEC need MEC and the rule', [['A', 'MEC + 4 days']], {}, [['mec'], true]],
  [
    'rows that count from the written closing need the rule alone',
    [
      ['A', '3 days before Closing'],
      ['Closing Date', '07-15-2026'],
    ],
    {},
    [[], true],
  ],
  ['a written day on a Saturday needs the rule alone', [['A', '06-06-2026']], {}, [[], true]],
  ['a written day before a Saturday holiday does, too', [['A', '07-03-2026']], {}, [[], true]],
  ['a closing on a Saturday stays in any case', [['Closing Date', '06-06-2026']], {}, [[], false]],
  ['written working days need nothing', [['A', '06-05-2026']], {}, [[], false]],
  ['a row that waits for a receipt needs nothing', [['A', '5 days after receipt']], {}, [[], false]],
  ['each day is asked for that a row names', [['A', 'contract date + 3 days']], {}, [['contractDate'], true]],
  [
    'in the order of the form',
    [
      ['A', '3 days after the Effective Date'],
      ['B', '2 days after Acceptance'],
      ['C', 'MEC + 1'],
    ],
    {},
    [['mec', 'acceptance', 'effectiveDate'], true],
  ],
  ['what the person has entered stays', [['A', '06-05-2026']], { starts: MEC, roll: 'will' }, [['mec'], true]],
])('%s', (_, of, counting, [starts, roll]) => {
  const given = contract({ starts: {}, roll: null, ...counting });
  expect(questionsOf(needsOf(read(of), given), given)).toEqual({ starts, roll });
});

test('a row with a day that a person set needs nothing', () => {
  const waiting = countDrafts(read([['A', 'MEC + 4 days']]), nothing);
  const set = waiting.map((draft) => draftEdited(draft, draft.title, aDay('06-06-2026')));
  const added = draftAdded('added', 'B', aDay('06-05-2026'));
  expect(needsOf([...set, added], nothing)).toEqual({ starts: [], roll: false });
});

test('where no row counts from MEC, the rule alone is to be confirmed', () => {
  const all = read([
    ['Loan Deadline', '4 days before Closing'],
    ['Survey Deadline', '06-06-2026'],
    ['Closing Date', '07-15-2026'],
  ]);
  const confirmed = contract({ starts: {} });
  expect(shown(countDrafts(all, confirmed))).toEqual([
    '✓ Loan Deadline 07-13-2026',
    '✓ Survey Deadline 06-08-2026',
    '✓ Closing Date 07-15-2026',
  ]);
  expect(termsToSend(all, confirmed)).toMatchObject({ mec: null, roll: 'will' });
});

test('a contract date counts once it is entered, and goes with the transaction', () => {
  const all = read([
    ['Earnest Money Deadline', 'contract date + 3 days'],
    ['Record Title Deadline', 'MEC + 4 days'],
  ]);
  expect(shown(countDrafts(all, contract()))).toEqual([
    '– Earnest Money Deadline null',
    '✓ Record Title Deadline 06-05-2026',
  ]);
  const both = contract({ starts: { ...MEC, contractDate: '05/29/2026' } });
  expect(countDrafts(all, both)[0]?.day).toBe('06-01-2026');
  expect(termsToSend(all, both)).toMatchObject({ mec: '06-01-2026', contractDate: '05-29-2026' });
});

test('words that give no day say why, also before anything is confirmed', () => {
  const all = read([
    ['Survey Deadline', '8 days'],
    ['Loan Deadline', '3 days after closing and recording'],
    ['Title Deadline', 'MEC + 900000 days'],
    ['Closing Date', '07-15-2026'],
  ]);
  expect(notes(countDrafts(all, nothing)).slice(0, 2)).toEqual([
    'Survey Deadline: The words name no day to count from, or no number of days.',
    'Loan Deadline: The words can be read in two ways.',
  ]);
  expect(notes(countDrafts(all, contract()))[2]).toBe('Title Deadline: There is no such day.');
});

test('a date next to a count that agrees with it is ticked; one that differs has no day', () => {
  const all = read([
    ['Title Deadline', '06-05-2026 (MEC + 4 days)'],
    ['Survey Deadline', '06-09-2026 (MEC + 4 days)'],
  ]);
  expect(shown(countDrafts(all, nothing))).toEqual(['– Title Deadline null', '– Survey Deadline null']);
  const counted = countDrafts(all, contract());
  expect(shown(counted)).toEqual(['✓ Title Deadline 06-05-2026', '– Survey Deadline null']);
  expect(counted.map(needsReview)).toEqual([false, true]);
});

test('an offer ends before MEC: that is no remark on its row, but it is on others', () => {
  const all = read([
    ['Acceptance Deadline Date', '05-29-2026'],
    ['Survey Deadline', '05-29-2026'],
    ['Title Deadline', 'MEC + 4 days'],
  ]);
  expect(countDrafts(all, contract()).map(({ isTicked }) => isTicked)).toEqual([true, false, true]);
});

test('then rows have the days that are counted, and are ticked unless there is a remark', () => {
  expect(shown(countDrafts(drafts, contract()))).toEqual([
    '✓ Record Title Deadline 06-05-2026',
    '✓ Inspection Objection Deadline 06-22-2026',
    '✓ Inspection Resolution Deadline 06-25-2026',
    '✓ New Loan Terms Deadline 06-22-2026',
    '– Survey Deadline null',
    '– Appraisal Deadline 06-15-2026',
    '✓ Closing Date 07-15-2026',
  ]);
  const [, objection, , loan, survey, appraisal] = countDrafts(drafts, contract());
  expect(objection?.counted?.steps.join(' ')).toBe(
    'MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth) → Mon 06-22, because Will is checked',
  );
  expect(loan?.counted?.readDay).toBe('06-19-2026');
  expect(survey?.counted?.steps).toEqual([expect.stringMatching(/^Waits for/)]);
  expect(groupOf(appraisal!)).toBe('to-check');
});

test('another MEC counts them again; taking it back takes the counted days back', () => {
  const first = countDrafts(drafts, contract());
  expect(countDrafts(first, startsAt('06/02/2026'))[0]?.day).toBe('06-08-2026');
  expect(shown(countDrafts(first, startsAt('')))).toEqual(shown(countDrafts(drafts, startsAt(''))));
});

test.each<[string, Partial<Counting>, boolean]>([
  ['Utah', { starts: {} }, true],
  ['Texas', { starts: { effectiveDate: '06/01/2026' } }, true],
  ['California', { starts: {} }, false],
  ['California', { starts: { acceptance: '06/01/2026' } }, true],
  ['Wyoming', { starts: MEC }, false],
])('in %s with %j a state’s form may decide what the person need not confirm', (state, counting, isConfirmed) => {
  const all = read([
    ['Loan Contingency', '17 days after Acceptance'],
    ['Option Period', '5 days after the Effective Date'],
  ]);
  const terms = termsToSend(all, contract({ roll: null, ...counting }, state));
  expect(terms !== null).toBe(isConfirmed);
});

test('a day off that the company added is off at review, too', () => {
  const ownDaysOff = { ...NO_OWN_DAYS_OFF, appointed: [aDay('06-05-2026')] };
  expect(countDrafts(drafts, { ...contract(), ownDaysOff })[0]?.day).toBe('06-08-2026');
});
