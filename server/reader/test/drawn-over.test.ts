import { dateBox, ROWS, TABLE, writeOpenTable, writeTable, type Contract } from './builders/pdf-contracts';
import { rgb } from 'pdf-lib';
import { startReading } from './reading';

const { readWritten } = startReading();

const PAGE_HEIGHT = 792;
/** The left edge of a row's date, and the middle of its letters, in points from the upper left corner. */
const dateAt = (row: number) => ({ x: dateBox(row)[0] + 2, y: PAGE_HEIGHT - dateBox(row)[1] - 7 });

/** Draws one path without lifting the pen; `course` is in points from the upper left corner. */
function draw({ page }: Contract, course: string): void {
  page.drawSvgPath(course, { x: 0, y: PAGE_HEIGHT, borderColor: rgb(0, 0, 0.6), borderWidth: 1 });
}

describe('one path of a pen over several rows of a typed contract', () => {
  test('strikes out each date that it runs along', async () => {
    const { rows, doubts } = await readWritten((contract) => {
      writeTable(contract);
      // each piece is 3 points wide: too short to be taken for a ruled line (`SHORTEST` in pdf-rulings.ts)
      const wave = (row: number) => {
        const { x, y } = dateAt(row);
        return Array.from({ length: 13 }, (_, step) => `L ${x + 3 * step} ${y + (step % 2) - 0.5}`).join(' ');
      };
      const [first, last] = [dateAt(0), dateAt(3)];
      draw(
        contract,
        `M ${first.x} ${first.y} ${wave(0)} C ${first.x + 70} ${first.y + 10} ${last.x + 70} ${last.y - 20} ${last.x} ${last.y} ${wave(3)}`,
      );
    });
    expect(rows).toEqual(TABLE);
    expect(doubts).toEqual([1, 4].map((row) => ({ row, kind: 'struck-out' })));
  });

  test('flags each date that it crosses, be it as steep as it may', async () => {
    const { doubts } = await readWritten((contract) => {
      writeTable(contract);
      const [top, bottom] = [dateAt(0), dateAt(4)];
      draw(contract, `M ${top.x + 20} ${top.y - 8} Q ${top.x + 6} ${top.y + 30} ${bottom.x + 8} ${bottom.y + 8}`);
    });
    expect(doubts).toEqual(ROWS.map((_, row) => ({ row: row + 1, kind: 'ink-over-date' })));
  });

  test('leaves no cell blank that it goes through', async () => {
    const { rows, doubts } = await readWritten((contract) => {
      writeOpenTable(contract);
      const scrawl = ROWS.map((_, row) => {
        const { x, y } = dateAt(row);
        return `L ${x} ${y - 4} L ${x + 3} ${y + 4} C ${x + 8} ${y - 8} ${x + 9} ${y + 8} ${x + 14} ${y - 3} L ${x + 15} ${y + 4}`;
      });
      draw(contract, scrawl.join(' ').replace('L', 'M'));
    });
    expect(rows.slice(1).map(([, , title]) => title)).toEqual(ROWS.map(([, , title]) => title));
    const flagged = doubts.filter(({ kind }) => kind === 'date-from-ink' || kind === 'date-not-read');
    expect(flagged.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5]);
  });
});
