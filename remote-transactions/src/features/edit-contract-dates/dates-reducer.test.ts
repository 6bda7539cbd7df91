import { aContractDate } from '@keydate/testing/builders/transactions';
import { aDay } from '@keydate/testing/builders/days';
import { beginDates, datesReducer, hasChanges, type DatesAction } from './dates-reducer';

const appraisal = aContractDate({ _id: 'appraisal', title: 'Appraisal Deadline' });
const closing = aContractDate({ _id: 'closing', title: 'Closing Date' });
const DAY = aDay('06-15-2027');

const after = (...actions: DatesAction[]) => actions.reduce(datesReducer, beginDates([appraisal, closing]));

test('opening a date and leaving it changes nothing, and the focus comes back to it', () => {
  const state = after({ type: 'dateOpened', id: 'closing' }, { type: 'changeClosed' });

  expect(hasChanges(state)).toBe(false);
  expect(state).toMatchObject({ open: null, lastChanged: 'closing' });
});

test('what is typed of a date is not in the list before it is saved', () => {
  const entry = { title: 'Closing', date: '06/1' };
  const state = after({ type: 'dateOpened', id: 'closing' }, { type: 'changeTyped', entry });

  expect(state.open).toEqual({ id: 'closing', entry });
  expect(hasChanges(state)).toBe(false);
});

test('a saved change is in the list and not sent yet', () => {
  const state = after({ type: 'dateOpened', id: 'closing' }, { type: 'changeSaved', title: 'Closing', day: DAY });

  expect(hasChanges(state)).toBe(true);
  expect(state.dates).toEqual([appraisal, { ...closing, title: 'Closing', date: DAY }]);
  expect(state.before).toEqual([appraisal, closing]);
});

test('an added date stands last and has the focus', () => {
  const state = after({ type: 'newOpened', id: 'keys' }, { type: 'changeSaved', title: 'Keys', day: DAY });

  expect(state.dates.map(({ title }) => title)).toEqual(['Appraisal Deadline', 'Closing Date', 'Keys']);
  expect(state.lastChanged).toBe('keys');
});

test('a removal can be undone, and then nothing was changed', () => {
  const removed = after({ type: 'dateRemoved', id: 'appraisal' });
  expect(hasChanges(removed)).toBe(true);

  expect(hasChanges(datesReducer(removed, { type: 'removalUndone' }))).toBe(false);
});

test('removing what is not there, or saving with nothing open, changes nothing', () => {
  expect(
    hasChanges(after({ type: 'dateRemoved', id: 'nobody' }, { type: 'changeSaved', title: 'Keys', day: DAY })),
  ).toBe(false);
});
