import fc from 'fast-check';
import { text } from '../../test/builders/a-page';
import type { Word } from '../page-layout';
import { dropOverlappingWords } from './drop-overlapping-words';

const sure = (words: readonly Word[], confidence: number) => words.map((word) => ({ ...word, confidence }));
const title = sure(text(100, 50, 'Closing Deadline'), 90);

describe('words that stand over another', () => {
  test('are specks where they are less sure', () => {
    const specks = sure([...text(110, 52, '3'), ...text(160, 48, '=r')], 20);
    expect(dropOverlappingWords([...specks, ...title])).toEqual(title);
  });

  test('are the same word, read once more from the picture of the line beside it', () => {
    expect(dropOverlappingWords([...title, ...sure(title.slice(1), 90)])).toEqual(title);
  });

  test('are specks where they are much narrower, however sure the recognizer was of them', () => {
    const unsure = sure(text(100, 50, "Seller's"), 0);
    expect(dropOverlappingWords([...unsure, ...sure(text(125, 50, "r'e"), 85)])).toEqual(unsure);
  });

  test('give way to a surer word of about their width', () => {
    expect(dropOverlappingWords([...sure(text(145, 50, 'Desdl'), 40), ...title])).toEqual(title);
  });
});

test('a word that surer ones cover, none of them as wide, is what was read over them', () => {
  const over = [...title, ...sure(text(105, 51, 'TitlcDeadlinc'), 12)];
  expect(dropOverlappingWords(over)).toEqual(title);
});

test('of any words that stand on one place one stays', () => {
  const word = fc.record({
    left: fc.integer({ min: 0, max: 20 }),
    width: fc.integer({ min: 21, max: 90 }),
    confidence: fc.integer({ min: 0, max: 96 }),
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (places) => {
      const words = places.map(({ left, width, confidence }) => ({
        text: 'x',
        confidence,
        left,
        right: left + width,
        top: 0,
        bottom: 10,
      }));
      expect(dropOverlappingWords(words).length).toBeGreaterThan(0);
    }),
  );
});

test('what is written large over several rows disputes none of them', () => {
  const stamp = { ...text(90, 50, 'DRAFT-DRAFT-DRAFT')[0]!, top: 20, bottom: 80, confidence: 40 };
  const rows = [...title, ...sure(text(100, 62, 'Survey Deadline'), 90), ...sure(text(100, 38, 'Title Deadline'), 90)];
  expect(dropOverlappingWords([stamp, ...rows])).toEqual([stamp, ...rows]);
});

test('words of lines that stand close, or side by side, all stay', () => {
  const close = [...title, ...sure(text(100, 58, 'Sale Deadline'), 20), ...sure(text(178, 50, 'Date'), 20)];
  expect(dropOverlappingWords(close)).toEqual(close);
});

describe('a surer word replaces a wider one if it covers six tenths of it', () => {
  const unsure = sure(text(100, 50, 'TitlcDeadl'), 12);
  const over = (width: number) => sure(text(100, 50, 'Title'), 90).map((word) => ({ ...word, right: 100 + width }));

  test('just inside: the surer word stays', () =>
    expect(dropOverlappingWords([...unsure, ...over(30.5)])).toEqual(over(30.5)));
  test('just outside: the wider word stays', () =>
    expect(dropOverlappingWords([...unsure, ...over(29.5)])).toEqual(unsure));
});

describe('a word is of a line up to twice the usual height', () => {
  const rows = [...title, ...sure(text(100, 90, 'Survey Deadline'), 90)];
  const stays = (height: number) => {
    const stamp = { ...text(98, 50, 'DRAFT-DRAFT-DRAFT')[0]!, top: 50 - height / 2, bottom: 50 + height / 2 };
    return dropOverlappingWords([{ ...stamp, confidence: 40 }, ...rows]).length > rows.length;
  };

  test('just inside: surer words that cover it replace it', () => expect(stays(19.8)).toBe(false));
  test('just outside: it is a stamp over the rows, and both stay', () => expect(stays(20.2)).toBe(true));
});
