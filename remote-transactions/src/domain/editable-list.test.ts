import { aDay } from '@keydate/testing/builders/days';
import fc from 'fast-check';
import { listReducer, type EditableList, type ListAction } from './editable-list';

interface Row {
  key: string;
  title: string;
  day: ReturnType<typeof aDay> | null;
}

const DAY = aDay('06-15-2027');
const row = (key: string): Row => ({ key, title: `Row ${key}`, day: null });

const reduceList = listReducer<Row>({
  idOf: ({ key }) => key,
  deadlineOf: (deadline) => deadline,
  edit: (edited, title, day) => ({ ...edited, title, day }),
  create: (key, title, day) => ({ key, title, day }),
});

const listOf = (...rows: Row[]): EditableList<Row> => ({ rows, editing: null, lastEdited: null, removed: null });
const after = (list: EditableList<Row>, ...actions: ListAction[]) => actions.reduce(reduceList, list);
const titles = ({ rows }: EditableList<Row>) => rows.map(({ title }) => title);

const TWO = listOf(row('a'), row('b'));
const entry = { title: 'Closing', date: '06/1' };

test('the date dialog starts with the title and day of its row', () => {
  const dated = listOf({ ...row('a'), day: DAY });

  expect(after(dated, { type: 'editOpened', id: 'a' }).editing).toEqual({
    id: 'a',
    entry: { title: 'Row a', date: '06/15/2027' },
  });
});

test('typing in the date dialog does not change the list', () => {
  const typed = after(TWO, { type: 'editOpened', id: 'b' }, { type: 'editTyped', entry });

  expect(typed).toEqual({ ...TWO, editing: { id: 'b', entry } });
});

test('saving the date dialog changes its row alone, and the focus returns to it', () => {
  const saved = after(TWO, { type: 'editOpened', id: 'b' }, { type: 'editSaved', title: 'Closing', day: DAY });

  expect(saved.rows).toEqual([row('a'), { key: 'b', title: 'Closing', day: DAY }]);
  expect(saved).toMatchObject({ editing: null, lastEdited: 'b' });
});

test('closing the date dialog changes no row, and the focus returns to its row', () => {
  const closed = after(TWO, { type: 'editOpened', id: 'b' }, { type: 'editClosed' });

  expect(closed).toEqual({ ...TWO, lastEdited: 'b' });
});

test('an added deadline comes last and gets the focus', () => {
  const added = after(TWO, { type: 'addOpened', id: 'keys' }, { type: 'editSaved', title: 'Keys', day: DAY });

  expect(titles(added)).toEqual(['Row a', 'Row b', 'Keys']);
  expect(added.lastEdited).toBe('keys');
});

test('an undone removal puts the row back in its old position, with the focus', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, at) => {
      const list = listOf(...Array.from({ length: count }, (_none, index) => row(`${index}`)));
      const id = `${at % count}`;
      const removed = after(list, { type: 'rowRemoved', id });

      expect(titles(removed)).not.toContain(`Row ${id}`);
      expect(after(removed, { type: 'removalUndone' })).toEqual({ ...list, lastEdited: id });
    }),
  );
});

test('only the last removal can be undone, and only once', () => {
  const removed = after(TWO, { type: 'rowRemoved', id: 'a' }, { type: 'rowRemoved', id: 'b' });

  expect(titles(after(removed, { type: 'removalUndone' }, { type: 'removalUndone' }))).toEqual(['Row b']);
});

test('an action on a row that is not in the list, or without an open dialog, changes nothing', () => {
  for (const action of [
    { type: 'editOpened', id: 'nobody' },
    { type: 'rowRemoved', id: 'nobody' },
    { type: 'editTyped', entry },
    { type: 'editSaved', title: 'Keys', day: DAY },
    { type: 'removalUndone' },
  ] satisfies ListAction[]) {
    expect(after(TWO, action)).toBe(TWO);
  }
});
