import { text } from '../../../../test/reading/a-page';
import type { Word } from './page-layout';
import { withoutRemains } from './without-remains';

const sure = (words: readonly Word[], confidence: number) => words.map((word) => ({ ...word, confidence }));
const title = sure(text(100, 50, 'Closing Deadline'), 90);

describe('words that stand over another', () => {
  test('are crumbs where they are less sure', () => {
    const crumbs = sure([...text(110, 52, '3'), ...text(160, 48, '=r')], 20);
    expect(withoutRemains([...crumbs, ...title])).toEqual(title);
  });

  test('are the same word, read once more from the picture of the line beside it', () => {
    expect(withoutRemains([...title, ...title.slice(1)])).toEqual(title);
  });

  test('are crumbs where they are much narrower, however sure the recogniser was of them', () => {
    const unsure = sure(text(100, 50, "Seller's"), 0);
    expect(withoutRemains([...unsure, ...sure(text(125, 50, "r'e"), 85)])).toEqual(unsure);
  });

  test('give way to a surer word of about their width', () => {
    expect(withoutRemains([...sure(text(145, 50, 'Desdl'), 40), ...title])).toEqual(title);
  });
});

test('words of lines that stand close, or side by side, all stay', () => {
  const close = [...title, ...sure(text(100, 58, 'Sale Deadline'), 20), ...sure(text(178, 50, 'Date'), 20)];
  expect(withoutRemains(close)).toEqual(close);
});
