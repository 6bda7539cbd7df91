import { text } from '../../test/builders/a-page';
import { reasonsOf } from '../../test/builders/rows-of';
import { rereadCells } from './reread-cells';
import { correctRows } from './correct-rows';
import { blankImage } from '../picture/gray-image';
import type { Word } from '../page-layout';
import { FURTHER_PASSES } from '../recognition/passes';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';
import { groupIntoLines } from '../words/text-lines';

type CellName = 'title' | 'date';
/** The words that a pass saw, and its confidence in the worst of them. */
type Seen = readonly [words: string, confidence: number];

const OTHER = { title: ['Closing Date', 96], date: ['3/4/2031', 96] } as const;

/** A row in which one cell was first read so and corrected, and then read differently by the other passes. */
async function rowAfter(name: CellName, [words, confidence]: Seen, ...passes: Seen[]): Promise<ReadRow> {
  const first = { ...OTHER, [name]: [words, confidence] as const };
  const line = (cell: CellName) =>
    groupIntoLines(text(100, 50, first[cell][0]).map((word) => ({ ...word, confidence: first[cell][1] })));
  const row: ReadRow = {
    number: 1,
    cells: { item: '1', reference: '§ 12', title: first.title[0], date: first.date[0] },
    confidence: { title: first.title[1], date: first.date[1] },
    lines: { title: line('title'), date: line('date') },
    reasons: [],
  };
  const page = {
    image: blankImage(700, 200),
    rulings: { across: [], down: [] },
    phrases: [],
    marks: [],
    letterHeight: 23,
  };
  const sizes = FURTHER_PASSES.map(({ times }) => times);
  const recognize = (): Promise<Word[]> => {
    const [[seen, sure] = ['', 0], times = 1] = [passes.shift(), sizes.shift()];
    // the position of the sheet's only line
    const words = text(30, 36, seen).map((word) => ({
      ...word,
      left: times * word.left,
      right: times * word.right,
      top: times * word.top,
      bottom: times * word.bottom,
    }));
    return Promise.resolve(words.map((word) => ({ ...word, confidence: sure })));
  };
  const tools = {
    recognizer: () => Promise.resolve({ recognize }),
    openPdf: () => Promise.reject(new Error()),
    openPicture: () => Promise.reject(new Error()),
  };
  const { rows } = correctRows({ rows: [row] } as unknown as TablePart);
  const [after] = await rereadCells(rows, page, tools);
  return after!;
}

describe('a date that the recognizer was not quite sure of', () => {
  test('is in dispute where a later pass sees another day', async () => {
    const { cells, reasons } = await rowAfter('date', ['10/16/2031', 83], ['10/16/2031', 71], ['10/15/2031', 43]);
    expect(cells.date).toBe('10/16/2031');
    expect(reasons).toEqual([{ kind: 'date-read-in-two-ways', words: '10/15/2031' }]);
  });

  test('is looked at again even where a title would be believed', async () => {
    expect(reasonsOf(await rowAfter('date', ['10/16/2031', 92], ['10/15/2031', 96]))).toEqual([
      'date-read-in-two-ways',
    ]);
  });

  test('keeps what each pass saw', async () => {
    expect((await rowAfter('date', ['Jui 15, 2031', 70], ['Jut 15, 2031', 71], ['', 0])).datePasses).toEqual([
      'Jui 15, 2031',
      'Jut 15, 2031',
    ]);
  });

  test('is what the first pass surely saw, without another', async () => {
    expect(reasonsOf(await rowAfter('date', ['10/16/2031', 95], ['10/15/2031', 96]))).toEqual([]);
  });
});

describe('an answer of two letters', () => {
  test('has its slash where other passes see one', async () => {
    expect((await rowAfter('date', ['na', 93], ['n/a', 89], ['n/a', 70])).cells.date).toBe('n/a');
  });

  test('is what it was where none does', async () => {
    const { cells, reasons } = await rowAfter('date', ['NA', 95], ['NA', 94], ['NA', 90]);
    expect(cells.date).toBe('NA');
    expect(reasons).toEqual([]);
  });
});

describe('a title whose letters were mended', () => {
  const MISREAD = 'Appraisai Objectlon Deadllne';

  test('is in doubt where no pass saw it so, and the doubt tells what was read', async () => {
    const { cells, reasons } = await rowAfter('title', [MISREAD, 75], [MISREAD, 71], [MISREAD, 80]);
    expect(cells.title).toBe('Appraisal Objection Deadline');
    expect(reasons).toEqual([{ kind: 'title-mended', words: MISREAD }]);
  });

  test('is the contract’s own where another pass saw it so', async () => {
    const { cells, reasons } = await rowAfter('title', [MISREAD, 75], ['Appraisal Objection Deadline', 82]);
    expect(cells.title).toBe('Appraisal Objection Deadline');
    expect(reasons).toEqual([]);
  });

  test('is in doubt however surely all passes saw another one', async () => {
    const { cells, reasons } = await rowAfter(
      'title',
      ['Tile Deadline', 91],
      ['Tile Deadline', 94],
      ['Tile Deadline', 93],
    );
    expect(cells.title).toBe('Title Deadline');
    expect(reasons).toEqual([{ kind: 'title-mended', words: 'Tile Deadline' }]);
  });
});

describe('a title with a word of no form', () => {
  test('is in doubt where no pass was sure of it', async () => {
    const { confidence } = await rowAfter(
      'title',
      ['Alternative Eomest Money Deadline', 88],
      ['Alternative Eomest Money Deadline', 84],
      ['Alternative Eomest Money Deadline', 73],
    );
    expect(confidence.title).toBeLessThan(60);
  });

  test('is the contract’s own where a look was', async () => {
    const { cells, confidence } = await rowAfter(
      'title',
      ['Chicken Coop Removal Deadline', 94],
      ['Chicken Coop Removal Deadline', 95],
      ['Chicken Coop Removal Deadline', 92],
    );
    expect(cells.title).toBe('Chicken Coop Removal Deadline');
    expect(confidence.title).toBeGreaterThanOrEqual(60);
  });
});
