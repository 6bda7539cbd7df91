import { aPage, row, text } from '../../test/builders/a-page';
import { withoutWatermark } from './without-watermark';

describe('a word is a watermark from three times the usual height of the letters', () => {
  const keepsWordOfHeight = (height: number) => {
    const large = text(100, 300, 'DRAFT').map((word) => ({ ...word, bottom: word.top + height }));
    const usual = row(120, { item: '1', reference: '§ 8', title: 'Survey Deadline', date: '3/4/2031' });
    return withoutWatermark(aPage([...usual, ...large])).words.includes(large[0]!);
  };

  test('just inside: it is of the page', () => expect(keepsWordOfHeight(29.8)).toBe(true));
  test('just outside: it is left out', () => expect(keepsWordOfHeight(30.2)).toBe(false));
});
