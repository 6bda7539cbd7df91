import { aContractDate } from '@keydate/testing/builders/transactions';
import { aDay } from '@keydate/testing/builders/days';
import type { DatesEdit } from '../../domain/dates-edit';
import type { ListAction } from '../../domain/editable-list';
import { beginDates, datesReducer, hasChanges } from './dates-reducer';

const appraisal = aContractDate({ _id: 'appraisal', title: 'Appraisal Deadline', description: '§ 6' });
const closing = aContractDate({ _id: 'closing', title: 'Closing Date' });
const DAY = aDay('06-15-2027');

const after = (...actions: ListAction[]) => actions.reduce<DatesEdit>(datesReducer, beginDates([appraisal, closing]));

test('opening a date and closing it again changes nothing', () => {
  expect(hasChanges(after({ type: 'editOpened', id: 'closing' }, { type: 'editClosed' }))).toBe(false);
});

test('an edited date is the same deadline, with its description; the dates before the edit are still known', () => {
  const state = after({ type: 'editOpened', id: 'appraisal' }, { type: 'editSaved', title: 'Appraisal', day: DAY });

  expect(hasChanges(state)).toBe(true);
  expect(state.rows).toEqual([
    { ...appraisal, title: 'Appraisal', formerTitle: 'Appraisal Deadline', date: DAY },
    closing,
  ]);
  expect(state.before).toEqual([appraisal, closing]);
});

test('an added date comes last, under its own id', () => {
  const state = after({ type: 'addOpened', id: 'keys' }, { type: 'editSaved', title: 'Key Handover', day: DAY });

  expect(state.rows.at(-1)).toEqual({
    _id: 'keys',
    title: 'Key Handover',
    formerTitle: '',
    date: DAY,
    description: '',
    words: '',
    follows: false,
    done: null,
  });
});

test('after a removal is undone, nothing has changed', () => {
  const removed = after({ type: 'rowRemoved', id: 'appraisal' });
  expect(hasChanges(removed)).toBe(true);

  expect(hasChanges(datesReducer(removed, { type: 'removalUndone' }))).toBe(false);
});
