import { blankImage, type GrayImage } from '../picture/gray-image';
import { recognizePhrases } from './recognize-page';

test('a page of very many phrases is shown to the recognizer in sheets that it takes, each phrase once', async () => {
  const sheets: GrayImage[] = [];
  const recognize = (image: GrayImage) => {
    sheets.push(image);
    return Promise.resolve([]);
  };
  const page = {
    image: blankImage(700, 40_000),
    rulings: { across: [], down: [] },
    phrases: [],
    marks: [],
    letterHeight: 23,
  };
  const phrases = Array.from({ length: 900 }, (_, index) => ({
    left: 100,
    right: 400,
    top: 40 * index,
    bottom: 40 * index + 23,
  }));
  const asItIs = { times: 1, ink: (sheet: GrayImage) => sheet };

  const words = await recognizePhrases(phrases, page, asItIs, { recognizer: () => Promise.resolve({ recognize }) });

  expect(words).toHaveLength(phrases.length);
  expect(sheets.length).toBeGreaterThan(1);
  for (const { height } of sheets) expect(height).toBeLessThan(32_000);
});
