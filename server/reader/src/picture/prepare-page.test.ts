import { aPrintedPage, drawLine } from '../../test/builders/a-picture';
import { cutOutPage } from './find-page';
import { blankImage, turned, type GrayImage } from './gray-image';
import { deepenInk } from './deepen-ink';
import { findInk } from './find-ink';
import { level } from './level';
import { measureLie, measureSkew } from './measure-skew';
import { preparePage, straightenPage } from './prepare-page';
import { projectionBetween, rotationAbout, warp, type Point } from './warp';

// Small, because loops over dots are slow in a test runner.
const page = aPrintedPage();
const { phrases: printed } = preparePage(page);
const firstTop = (phrases: typeof printed) => Math.min(...phrases.map(({ top }) => top));

describe('preparing a page', () => {
  test.each([-3.4, -0.7, 0.3, 2.2])('finds by how much it lies askew: %s degrees', (degrees) => {
    expect(measureSkew(findInk(warp(page, rotationAbout(page, degrees))))).toBeCloseTo(degrees, 0.9);
  });

  test.each([0, 1, 2, 3])('sets it upright after %s quarter turns', (turns) => {
    const { image, phrases } = preparePage(turned(page, turns));
    expect([image.width, image.height]).toEqual([page.width, page.height]);
    expect(phrases).toHaveLength(printed.length);
    expect(firstTop(phrases)).toBeCloseTo(firstTop(printed), -1);
  });

  test('levels a sheet of few lines that lay askew on a copier, whose black edges lie straight', () => {
    const { width, height } = page;
    const copied = warp(
      { ...page, pixels: page.pixels.map((shade, at) => (at < 0.3 * height * width ? shade : 255)) },
      rotationAbout(page, 2),
    );
    for (let at = 0; at < copied.pixels.length; at++)
      if (at % width > width - 10 || at > (height - 8) * width) copied.pixels[at] = 25;
    const { skew, across, down } = measureLie(findInk(copied));
    for (const degrees of [skew, ...across.degrees, ...down.degrees]) expect(degrees).toBeCloseTo(2, 0);
  });

  test.each([2, 3])(
    'shows people the page with its lines, dot by dot in the same place, after %s quarter turns',
    (turns) => {
      const ruled = { ...page, pixels: page.pixels.slice() };
      for (let y = 104; y < 780; y += 28) drawLine(ruled, 60, y, 640, y);
      const laid = turned(warp(ruled, rotationAbout(ruled, 1.5)), turns);
      const [prepared, shown] = [preparePage(laid), straightenPage(laid)];
      expect([shown.width, shown.height]).toEqual([prepared.image.width, prepared.image.height]);
      const dark = (image: GrayImage, at: number) => (image.pixels[at] ?? 255) < 100;
      const letters = [...prepared.image.pixels.keys()].filter((at) => dark(prepared.image, at));
      expect(letters.filter((at) => (shown.pixels[at] ?? 255) < 160).length).toBeGreaterThan(0.98 * letters.length);
      const inked = shown.pixels.filter((_, at) => dark(shown, at)).length;
      expect(inked).toBeGreaterThan(1.2 * letters.length);
    },
  );

  test('takes drawn lines away and leaves letters', () => {
    const ruled = { ...page, pixels: page.pixels.slice() };
    for (let y = 104; y < 780; y += 28) drawLine(ruled, 60, y, 640, y);
    for (const x of [60, 258, 640]) drawLine(ruled, x, 104, x, 780);
    const { rulings, phrases } = preparePage(ruled);
    expect(new Set(rulings.across.map(({ at }) => Math.round(at / 28))).size).toBeGreaterThan(20);
    expect(phrases.length).toBeGreaterThanOrEqual(printed.length);
    expect(Math.max(...phrases.map(({ top, bottom }) => bottom - top))).toBeLessThan(18);
  });

  test('takes a line down the page away that a fax broke into dashes', () => {
    const faxed = { ...page, pixels: page.pixels.slice() };
    for (let y = 120; y < 780; y += 16) drawLine(faxed, 56, y, 56, y + 14);
    const { rulings, phrases } = preparePage(faxed);
    expect(rulings.down.length).toBeGreaterThan(0);
    expect(phrases).toEqual(printed);
  });

  test('takes the specks of a line that a fax broke, too', () => {
    const faxed = { ...page, pixels: page.pixels.slice() };
    drawLine(faxed, 56, 300, 56, 780);
    const whole = preparePage(faxed).phrases.length;
    for (const y of [218, 234, 256, 278]) drawLine(faxed, 56, y, 56, y + 12);
    expect(preparePage(faxed).phrases).toHaveLength(whole);
  });

  test('cuts a sheet out of a photograph and sets it straight', () => {
    const seen: Point[] = [
      [64, 48],
      [720, 68],
      [752, 952],
      [36, 932],
    ];
    const sheet: Point[] = [
      [0, 0],
      [680, 0],
      [680, 880],
      [0, 880],
    ];
    const dark = warp(
      { ...page, pixels: new Uint8Array(page.pixels.length) },
      projectionBetween(seen, sheet),
      784,
      1000,
    );
    const photograph = warp(page, projectionBetween(seen, sheet), 784, 1000);
    for (const [at, value] of dark.pixels.entries()) if (value === 255) photograph.pixels[at] = 60;
    const { image, phrases } = preparePage(photograph);
    expect(image.width / image.height).toBeCloseTo(680 / 880, 1);
    expect(phrases.length).toBeCloseTo(printed.length, -1);
  });

  test('sets lines parallel that draw together, where no edge of the sheet shows', () => {
    const seen: Point[] = [
      [-40, -10],
      [700, 20],
      [690, 860],
      [0, 900],
    ];
    const slanted = warp(
      page,
      projectionBetween(
        [
          [0, 0],
          [680, 0],
          [680, 880],
          [0, 880],
        ],
        seen,
      ),
    );
    const spread = (picture: GrayImage) => {
      const { degrees } = measureLie(findInk(picture)).across;
      return Math.abs(degrees[0] - degrees[1]);
    };
    expect(spread(slanted)).toBeGreaterThan(1);
    expect(spread(level(slanted))).toBeLessThan(spread(slanted) / 2);
  });

  test('takes no shadow across it for its edge', () => {
    const shaded = {
      ...page,
      pixels: page.pixels.map((value, at) => value * (1 - 0.6 / (1 + Math.exp(-(at / page.width - 440) / 60)))),
    };
    expect(cutOutPage(shaded) === shaded).toBe(true);
  });

  test('makes pale ink dark, and leaves a page alone that has none', () => {
    const pale = { ...page, pixels: page.pixels.map((value) => (value < 128 ? 150 : 250)) };
    expect(deepenInk(pale).pixels.reduce((least, shade) => Math.min(least, shade))).toBeLessThan(60);
    expect([page, blankImage(80, 100)].filter((whole) => deepenInk(whole) !== whole)).toHaveLength(0);
  });

  test.each([
    [800, 1000],
    [1, 2000],
    [2000, 1],
    [1, 1],
  ])('an empty page has no text, however narrow: %s × %s', (width, height) => {
    expect(preparePage(blankImage(width, height)).phrases).toEqual([]);
  });
});
