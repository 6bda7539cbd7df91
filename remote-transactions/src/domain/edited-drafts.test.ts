import { aDay } from '@keydate/testing/builders/days';
import { MEC, contract, drafts, notes, read, shown, startsAt } from '../../test/counted-drafts';
import { countDrafts, draftCountedAgain } from './count-drafts';
import { draftAdded, draftEdited, needsReview, type DateDraft } from './date-draft';
import { datesToSend } from './drafts-to-send';
import { renewDrafts } from './renew-drafts';
import { acceptDraft, tickDraft } from './tick-drafts';

test('a row that the person unticked stays so while its day stays, also when its remarks change', () => {
  const first = tickDraft(countDrafts(drafts, contract()), 'scan-0', false);
  const closed = (day: string) => [...first.slice(0, -1), draftEdited(first.at(-1)!, 'Closing Date', aDay(day))];
  for (const day of ['06-05-2026', '07-15-2026']) {
    const again = countDrafts(countDrafts(closed(day), contract()), contract());
    expect(again[0]).toMatchObject({ day: '06-05-2026', isTicked: false });
  }
  expect(countDrafts(first, startsAt('06/03/2026'))[0]?.isTicked).toBe(true);
});

test('a row is accepted as long as its day stays: a remark on another day is to be checked', () => {
  const months = read([['Survey Deadline', 'MEC + 1 month']]);
  const accepted = acceptDraft(countDrafts(months, contract()), 'scan-0');
  const same = countDrafts(accepted, contract({ roll: 'will_not' }));
  expect(same[0]).toMatchObject({ day: '07-01-2026', isAccepted: true });
  expect(same.map(needsReview)).toEqual([false]);
  const other = countDrafts(accepted, startsAt('06/02/2026'));
  expect(other[0]).toMatchObject({ day: '07-02-2026', isAccepted: false, isTicked: false });
  expect(other.map(needsReview)).toEqual([true]);
});

test('a row that nobody ticked or unticked follows its remarks', () => {
  const saturday = read([['Survey Deadline', '06-06-2026']]);
  const unknown = countDrafts(saturday, contract({ roll: 'unknown' }));
  expect(unknown[0]).toMatchObject({ day: '06-06-2026', isTicked: false });
  expect(countDrafts(unknown, contract({ roll: 'will_not' }))[0]).toMatchObject({ day: '06-06-2026', isTicked: true });
});

test('a day that a person set stays, rows count from it, and it can be counted again', () => {
  const first = countDrafts(drafts, contract());
  const edited = first.map((draft, at) => (at === 1 ? draftEdited(draft, draft.title, aDay('06-24-2026')) : draft));
  const [, objection, resolution] = countDrafts(edited, startsAt('06/02/2026'));
  expect([objection?.day, resolution?.day]).toEqual(['06-24-2026', '06-29-2026']);
  const again = edited.map((draft, at) => (at === 1 ? draftCountedAgain(draft) : draft));
  expect(countDrafts(again, contract())[1]).toMatchObject({ day: '06-22-2026', isEdited: false, isTicked: true });
});

test('a day that a person types for a written date, or adds, is a written day: it moves, and rows count from it', () => {
  const [survey, later] = read([
    ['Survey Deadline', '06-09-2026'],
    ['Survey Objection Deadline', '3 days after Survey Deadline'],
  ]);
  const saturday = aDay('06-06-2026');
  for (const typed of [draftEdited(survey!, survey!.title, saturday), draftAdded('a', survey!.title, saturday)]) {
    const all = countDrafts([typed, later!], contract());
    expect(shown(all)).toEqual(['✓ Survey Deadline 06-08-2026', '✓ Survey Objection Deadline 06-11-2026']);
    expect(notes(all)[0]).toBe('Survey Deadline: Written Sat 06-06 → Mon 06-08, because Will is checked');
    expect(datesToSend(all)[0]).toMatchObject({ date: '06-08-2026', words: '06-06-2026', follows: true });
    expect(countDrafts(all, contract({ roll: 'will_not' })).map(({ day }) => day)).toEqual([
      '06-06-2026',
      '06-09-2026',
    ]);
    const unknown = countDrafts(all, contract({ roll: 'unknown' }));
    expect([unknown[0]?.day, needsReview(unknown[0]!)]).toEqual(['06-06-2026', true]);
  }
});

test('a written day that has moved stays on its day off once a person puts it back there, and can be counted again', () => {
  const edit = (all: readonly DateDraft[], day: string) =>
    countDrafts([draftEdited(all[0]!, all[0]!.title, aDay(day)), ...all.slice(1)], contract());
  const moved = countDrafts(
    read([
      ['Survey Deadline', '06-06-2026'],
      ['Survey Objection Deadline', '3 days after Survey Deadline'],
    ]),
    contract(),
  );
  expect(edit(moved, '06-13-2026')[0]).toMatchObject({ day: '06-15-2026', isDaySet: false });
  const back = edit(moved, '06-06-2026');
  expect(back.map(({ day }) => day)).toEqual(['06-06-2026', '06-09-2026']);
  expect(datesToSend(back)[0]).toMatchObject({ words: '06-06-2026', follows: false });
  const again = countDrafts([draftCountedAgain(back[0]!), ...back.slice(1)], contract());
  expect(again.map(({ day }) => day)).toEqual(['06-08-2026', '06-11-2026']);
});

test('after other columns are chosen, a day that a person set can still be counted again, by the new words', () => {
  const counted = countDrafts(read([['Survey Deadline', 'MEC + 4 days']]), contract());
  const set = counted.map((draft) => draftEdited(draft, draft.title, aDay('06-24-2026')));
  for (const [words, day] of [
    ['MEC + 4 days', '06-05-2026'],
    ['MEC + 7 days', '06-08-2026'],
  ] as const) {
    const renewed = countDrafts(renewDrafts(set, read([['Survey Deadline', words]])), contract());
    expect(datesToSend(renewed)[0]).toMatchObject({ date: '06-24-2026', words, follows: false });
    expect(countDrafts(renewed.map(draftCountedAgain), contract())[0]).toMatchObject({ day, isDaySet: false });
  }
  const blank = countDrafts(renewDrafts(set, read([['Survey Deadline', 'N/A']])), contract());
  expect(datesToSend(blank)[0]).not.toHaveProperty('words');
});

test('a row of which only the title was corrected is counted as before', () => {
  const all = read([
    ['Recrod Title Deadline', 'MEC + 10 days'],
    ['Suvrey Deadline', '06-20-2026'],
  ]);
  const corrected = countDrafts(all, contract({ starts: MEC, roll: 'unknown' })).map((draft) =>
    draftEdited(draft, draft.title.replace('Recrod', 'Record').replace('Suvrey', 'Survey'), draft.day!),
  );
  expect(shown(countDrafts(corrected, startsAt('06/02/2026')))).toEqual([
    '✓ Record Title Deadline 06-12-2026',
    '✓ Survey Deadline 06-22-2026',
  ]);
  const unknown = countDrafts(corrected, contract({ starts: MEC, roll: 'unknown' }));
  expect(unknown.map(needsReview)).toEqual([false, true]);
  expect(unknown[1]).toMatchObject({ isEdited: true, isTicked: true });
});

test('a row that was renamed is still the one from which others count, and still the closing', () => {
  const all = read([
    ['Inspection Objection Deadline', 'MEC + 18 days'],
    ['Inspection Resolution Deadline', '3 days after Inspection Objection Deadline'],
    ['Loan Deadline', '5 days before Closing'],
    ['Closing Date', '07-15-2026'],
  ]);
  const names = ['Home inspection', undefined, undefined, 'Signing at the title company'];
  const renamed = countDrafts(all, contract()).map((draft, at) =>
    draftEdited(draft, names[at] ?? draft.title, draft.day!),
  );
  expect(shown(countDrafts(renamed, startsAt('06/02/2026')))).toEqual([
    '✓ Home inspection 06-22-2026',
    '✓ Inspection Resolution Deadline 06-25-2026',
    '✓ Loan Deadline 07-10-2026',
    '✓ Signing at the title company 07-15-2026',
  ]);
});
