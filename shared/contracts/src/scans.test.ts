import { scanContract, scanProgress } from './scans';

describe('of a server that is newer than the page,', () => {
  test('a reason to look at a row that the page does not know is a reason all the same', () => {
    const { doubts } = scanContract.replies[201].parse({
      status: 201,
      message: '1 row read, 1 with a day, 1 to look at.',
      result: [
        ['Item No.', 'Reference', 'Event', 'Date or Deadline'],
        ['1', '§ 12', 'Closing Date', '3/4/2031'],
      ],
      doubts: [
        { row: 1, kind: 'written-by-two-hands' },
        { row: 1, kind: 'struck-out' },
      ],
    });

    expect(doubts?.map(({ kind }) => kind)).toEqual(['of-a-newer-kind', 'struck-out']);
  });

  test('a sign of missing rows that the page does not know is a sign all the same', () => {
    const { extent } = scanContract.replies[201].parse({
      status: 201,
      message: '',
      result: [],
      extent: { otherTables: 0, gaps: ['torn-in-half', 'ends-early'] },
    });

    expect(extent?.gaps).toEqual(['of-a-newer-kind', 'ends-early']);
  });

  test('a reason to leave a page out that the page does not know is a reason all the same', () => {
    const { extent } = scanContract.replies[201].parse({
      status: 201,
      message: '',
      result: [],
      extent: { otherTables: 0, pagesLeftOut: [{ page: 3, reason: 'in-braille' }] },
    });

    expect(extent?.pagesLeftOut).toEqual([{ page: 3, reason: 'of-a-newer-kind' }]);
  });

  test('a stage of a scan that the page does not know is told as reading', () => {
    const { result } = scanProgress.replies[200].parse({
      status: 200,
      message: '',
      result: { stage: 'comparing', page: 2, pages: 9, rows: 12 },
    });

    expect(result).toEqual({ stage: 'reading', page: 2, pages: 9, rows: 12 });
  });
});
