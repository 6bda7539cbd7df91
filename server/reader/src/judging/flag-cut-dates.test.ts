import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { reasonsOf } from '../../test/builders/rows-of';
import { readTables } from '../table/read-tables';
import { flagCutDates } from './flag-cut-dates';

describe('a date may continue outside the picture up to 1.2 heights of a letter from its edge', () => {
  const END = COLUMNS.date + 5 * '3/4/2031'.length;
  const [part] = readTables(
    aPage([...header(100), ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' })]),
    null,
  );
  const reasonsAt = (heights: number) => flagCutDates(part!, END + heights * 10, 10).rows.flatMap(reasonsOf);

  test('just inside: one that ends nearer to the edge is flagged', () =>
    expect(reasonsAt(1.19)).toEqual(['date-cut-off']));
  test('just outside: one that ends so far from it is not', () => expect(reasonsAt(1.2)).toEqual([]));
});

describe('the left edge of a picture cuts off dates as its right edge does', () => {
  const columns = { date: 0, item: 120, reference: 160, title: 220 };
  const dateFirst = (heights: number) =>
    aPage(
      [
        { y: 100, item: 'No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' },
        { y: 120, item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' },
      ].flatMap(({ y, ...cells }) =>
        (['date', 'item', 'reference', 'title'] as const).flatMap((name) =>
          text(columns[name] + heights * 10, y, cells[name]),
        ),
      ),
    );
  const reasonsAt = (heights: number) =>
    readTables(dateFirst(heights), null).flatMap((found) => flagCutDates(found, 612, 10).rows.flatMap(reasonsOf));

  test('just inside: one that begins nearer to the edge is flagged', () =>
    expect(reasonsAt(1.19)).toEqual(['date-cut-off']));
  test('just outside: one that begins so far from it is not', () => expect(reasonsAt(1.2)).toEqual([]));
});
