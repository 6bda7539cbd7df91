import { addPage, emptyCollection, mainTable, type DatesTable } from './collect-tables';
import type { ReadRow } from './table/read-rows';
import { aPage, header, row } from '../../../../test/reading/a-page';
import { readTables } from './table/read-tables';

type Written = readonly [number: number, title: string, date: string];

/** Pages that show these rows below a header each. */
function collect(...pages: Written[][]) {
  return pages.reduce((collection, rows) => {
    const words = rows.flatMap(([number, title, date], index) => row(120 + 18 * index, { item: String(number), reference: '§ 8', title, date }));
    return addPage(collection, readTables(aPage([...header(100), ...words]), collection.open), 612);
  }, emptyCollection()).tables;
}

const CONTRACT: Written[] = [[1, 'Record Title Deadline', '3/4/2031'], [2, 'Appraisal Deadline', '3/9/2031'], [3, 'Closing Date', '4/1/2031']];
const datesOf = (table: DatesTable | undefined) => table?.rows.map(({ cells }) => cells.date);
const disputed = (table: DatesTable | undefined) => table?.rows.filter((one: ReadRow) => one.isDateDisputed).map(({ cells }) => cells.title);

describe('the tables of a contract', () => {
  test('a part whose numbers rise goes on with the page before, however many it leaves out', () => {
    const tables = collect(CONTRACT, [[9, 'Possession Date', '4/1/2031']]);
    expect(tables.map(({ rows }) => rows.map(({ number }) => number))).toEqual([[1, 2, 3, 9]]);
  });

  test('a counter-proposal with the whole table again is kept apart, and is the one that counts', () => {
    const tables = collect(CONTRACT, CONTRACT.map(([number, title]) => [number, title, '5/5/2031'] as const));
    expect(tables).toHaveLength(2);
    expect(datesOf(mainTable(tables))).toEqual(['5/5/2031', '5/5/2031', '5/5/2031']);
    expect(disputed(mainTable(tables))).toEqual([]);
  });

  test('a later table of a few rows is not merged into the contract; the rows that it changes are disputed', () => {
    const main = mainTable(collect(CONTRACT, [[1, 'Record Title Deadline', '03/04/2031'], [3, 'Closing Date', '5/1/2031']]));
    expect(datesOf(main)).toEqual(['3/4/2031', '3/9/2031', '4/1/2031']);
    expect(disputed(main)).toEqual(['Closing Date']);
  });
});
