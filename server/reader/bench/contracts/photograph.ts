import { turned, type GrayImage } from '../../src/picture/gray-image';
import { projectionBetween, warp, type Point } from '../../src/picture/warp';
import type { Chance } from './chance';
import { blurred, jpeg, withNoise } from './damage';

/** How far the page is from the rim of the photograph, in its widths; a close-up shows no edge of the paper. */
const RIM = { whole: 0.07, close: -0.03 };

/** The page as a telephone sees it: at an angle, in uneven light, on a table or filling the picture. */
export function photographed(
  page: GrayImage,
  distance: keyof typeof RIM,
  turns: number,
  chance: Chance,
): Promise<Buffer> {
  const { width, height } = page;
  const rim = Math.round(width * RIM[distance]);
  const shift = () => chance.between(-0.6, 0.6) * rim;
  const corner = (x: number, y: number): Point => [x + rim + shift(), y + rim + shift()];
  const seen = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
  const paper: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const table = chance.pick([chance.between(40, 90), chance.between(100, 150)]);
  const framed = warp(page, projectionBetween(seen, paper), width + 2 * rim, height + 2 * rim);
  const inside = warp(
    { width, height, pixels: new Uint8Array(width * height) },
    projectionBetween(seen, paper),
    width + 2 * rim,
    height + 2 * rim,
  );
  const [towardsX, towardsY, dim] = [chance.between(-1, 1), chance.between(-1, 1), chance.between(0.15, 0.4)];
  const pixels = framed.pixels.map((value, index) => {
    if (inside.pixels[index] !== 0) return table;
    const [u, v] = [
      (index % framed.width) / framed.width - 0.5,
      Math.floor(index / framed.width) / framed.height - 0.5,
    ];
    return Math.max(0, Math.min(255, (value * 0.8 + 30) * (1 - dim * (0.5 + towardsX * u + towardsY * v))));
  });
  return blurred({ ...framed, pixels }, chance.between(0.4, 0.8)).then((image) =>
    jpeg(turned(withNoise(image, 5, chance), turns), 75),
  );
}
