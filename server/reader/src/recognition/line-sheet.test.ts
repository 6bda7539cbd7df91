import { text } from '../../test/builders/a-page';
import { cutApart } from './line-sheet';

describe('words of a line', () => {
  const words = text(100, 50, 'Record Title Deadline');

  test('end where the next begins, where one was given the box of the whole line', () => {
    const [first, ...others] = words;
    const seen = cutApart([{ ...first!, right: 205 }, ...others]);
    expect(seen.map(({ right }) => right)).toEqual([others[0]!.left, ...others.map(({ right }) => right)]);
  });

  test('stay as they are where none reaches into another', () => {
    expect(cutApart(words)).toEqual(words);
  });
});
