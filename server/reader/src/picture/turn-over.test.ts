import { aPictureOfATable, drawLine } from '../../test/builders/a-picture';
import { preparePage } from './prepare-page';
import { turnOver } from './turn-over';

test('a page turned over twice is the page, and once has its first line last', () => {
  const picture = aPictureOfATable();
  drawLine(picture, 60, 90, 600, 90);
  const page = preparePage(picture);
  const turned = turnOver(page);
  const { phrases, rulings, image } = turnOver(turned);
  expect(phrases).toEqual(page.phrases);
  expect(rulings.across.map(({ at }) => at)).toEqual(page.rulings.across.map(({ at }) => at));
  expect(image.pixels.every((shade, at) => shade === page.image.pixels[at])).toBe(true);
  expect(turned.phrases[0]?.bottom).toBe(page.image.height - (page.phrases[0]?.top ?? 0));
  expect(turned.rulings.across[0]?.at).toBeGreaterThan(page.image.height - 100);
});
