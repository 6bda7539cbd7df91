import { aPage, row } from '../../test/builders/a-page';
import { readTables } from './read-tables';

describe('four rows in order are a table whose header could not be read', () => {
  const rowsOf = (count: number) =>
    readTables(
      aPage(
        Array.from({ length: count }, (_, index) =>
          row(120 + 18 * index, {
            item: String(index + 1),
            reference: '§ 8',
            title: 'Survey Deadline',
            date: `3/${index + 1}/2031`,
          }),
        ).flat(),
      ),
      null,
    ).flatMap((part) => part.rows);
  test('just inside: four rows are read', () => expect(rowsOf(4)).toHaveLength(4));
  test('just outside: three may be anything', () => expect(rowsOf(3)).toEqual([]));
});
