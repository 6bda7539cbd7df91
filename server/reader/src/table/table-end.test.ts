import { COLUMNS, text } from '../../test/builders/a-page';
import { runningText } from './table-end';

const columns = (['item', 'reference', 'title', 'date'] as const).map((name, index) => ({
  name,
  left: COLUMNS[name] - 5,
  right: [COLUMNS.reference, COLUMNS.title, COLUMNS.date, 612][index]! - 5,
}));

describe('running text is wider than 35 hundredths of the page', () => {
  /**
   * True if a line of this many letters, each five points wide, on a page of 612 points, is running text; its first
   * word crosses the border of two columns.
   */
  const isRunningText = (letters: number) =>
    runningText(text(COLUMNS.item, 300, `Notwithstanding ${'a'.repeat(letters - 16)}`), columns, 612).length > 0;
  test('just inside: a line of 215 points ends the table', () => expect(isRunningText(43)).toBe(true));
  test('just outside: one of 210 points does not', () => expect(isRunningText(42)).toBe(false));
});
