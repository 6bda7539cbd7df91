import { aPrintedPage, drawLine } from '../../test/builders/a-picture';
import type { GrayImage } from './gray-image';
import { preparePage } from './prepare-page';
import { showLightText } from './show-light-text';

const page = aPrintedPage();

/** The page with a band of lines inverted, light on dark. */
function withDarkBand(top: number, bottom: number): GrayImage {
  const pixels = page.pixels.slice();
  for (let y = top; y < bottom; y++)
    for (let x = 60; x < 620; x++) pixels[y * page.width + x] = 255 - pixels[y * page.width + x]!;
  return { ...page, pixels };
}

describe('light text on a dark ground', () => {
  test('is found as any other', () => {
    expect(preparePage(withDarkBand(102, 125)).phrases).toEqual(preparePage(page).phrases);
  });

  test('is found where the lines of a table hang from its ground', () => {
    const ruled = withDarkBand(102, 125);
    for (const x of [60, 618]) drawLine(ruled, x, 125, x, 500);
    showLightText(ruled);
    expect(ruled.pixels[113 * page.width + 64]).toBeGreaterThan(200);
  });

  test('what a pen struck out, and what is dark all over, stays as it is', () => {
    const struck = { ...page, pixels: page.pixels.slice() };
    drawLine(struck, 70, 109, 340, 109, 4);
    drawLine(struck, 70, 300, 340, 300, 20);
    const before = struck.pixels.slice();
    showLightText(struck);
    expect(struck.pixels.every((shade, at) => shade === before[at])).toBe(true);
  });
});
