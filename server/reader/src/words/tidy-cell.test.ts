import { text } from '../../test/builders/a-page';
import { groupIntoLines } from './text-lines';
import { tidyCell } from './tidy-cell';

describe("a cell's words", () => {
  test('stand on one line, with straight quotes and single blanks', () => {
    expect(
      tidyCell(
        groupIntoLines([
          ...text(0, 10, 'Disapproval  of Buyer\u2019s'),
          ...text(0, 24, 'Credit \u201cInformation\u201d'),
        ]),
      ),
    ).toBe(`Disapproval of Buyer's Credit "Information"`);
  });

  test('that were broken at a hyphen are joined again', () => {
    expect(tidyCell(groupIntoLines([...text(0, 10, 'Lead-'), ...text(0, 24, 'Based Paint')]))).toBe('Lead-Based Paint');
  });

  test('have one blank after a section sign', () => {
    expect(tidyCell(groupIntoLines(text(0, 10, '§10.1')))).toBe('§ 10.1');
  });

  test('stand there without the line that they were written on', () => {
    expect(tidyCell(groupIntoLines(text(0, 10, '____ 3/4/2031 ____')))).toBe('3/4/2031');
  });

  test.each([
    ['| Reference', 'Reference'],
    ['Closing Date |', 'Closing Date'],
    ['|Event', 'Event'],
    ['|', '|'],
    ['Closing Date ..........', 'Closing Date'],
  ])('%s is %s: what was drawn around or beside it is no part of it', (read, cell) => {
    expect(tidyCell(groupIntoLines(text(0, 10, read)))).toBe(cell);
  });
});
