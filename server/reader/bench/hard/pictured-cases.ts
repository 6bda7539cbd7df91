import sharp from 'sharp';
import type { Chance } from '../contracts/chance';
import { photographPages, withNoise } from '../contracts/damage';
import { blankImage, type GrayImage } from '../../src/picture/gray-image';
import { rotationAbout, warp } from '../../src/picture/warp';
import { FormSheet, ONE_DATE } from './draw-form';
import type { Drawn } from './drawn';
import { HEADER, rowsOfForm } from './rows-of-form';
import { styleOf } from './typed-cases';

const DATE = 3;
const DPI = 150;

/** The table, or its first rows, over two pages, as pictures. */
async function twoPages(number: number, rowCount?: number) {
  const { rows, chance } = rowsOfForm(number, { isPadded: true, rowCount });
  const sheet = new FormSheet({ ...styleOf(number), rowsOnPage: Math.ceil(rows.length / 2) });
  const places = sheet.drawTable(ONE_DATE, HEADER, rows, '3.1. Dates and Deadlines.');
  const pages = await photographPages(await sheet.end(), DPI);
  return { rows, chance, pages, places };
}

/** Two sheets next to each other on a table; the second one first if `isReversed`. */
export async function twoSheets(number: number, isReversed: boolean, rowCount?: number): Promise<Drawn> {
  const { rows, chance, pages } = await twoPages(number, rowCount);
  const [left, right] = isReversed ? pages.toReversed() : pages;
  if (!left || !right) throw new RangeError('a form without two pages');
  const gap = [40, 90, 60][number % 3] ?? 40;
  const ground = chance.pick([50, 90, 120]);
  const picture = filled(left.width + right.width + 3 * gap, left.height + 2 * gap, ground);
  lay(picture, left, gap, gap, chance);
  lay(picture, right, left.width + 2 * gap, gap, chance);
  return { bytes: await asPicture(withNoise(picture, 4, chance), 'jpeg'), rows };
}

/** A viewer's window: a page, and the beginning of the next one below it, on a dark or a light ground. */
export async function screenshot(number: number, rowCount?: number): Promise<Drawn> {
  const { rows, pages } = await twoPages(number, rowCount);
  const [first, second] = pages;
  if (!first || !second) throw new RangeError('a form without two pages');
  const ground = [82, 230, 200][number % 3] ?? 82;
  const shown = [1, 0.75, 0.5][number % 3] ?? 1;
  const height = first.height + Math.round(second.height * shown) + 40;
  const picture = filled(first.width + 240, height, ground);
  paste(picture, first, 120, 16);
  paste(picture, second, 120, first.height + 32);
  return { bytes: await asPicture(picture, 'png'), rows };
}

/** A screenshot of a page that cuts something off: the last two digits of the years, the lower half, half a digit. */
export async function cropped(number: number): Promise<Drawn> {
  const { rows, pages, places } = await twoPages(number);
  const [page] = pages;
  const place = places[0]?.[DATE];
  if (!page || !place) throw new RangeError('a form without a page');
  const figure = styleOf(number).size * 0.556;
  const points = [place.x + 8 * figure - 0.7, place.x + place.width, place.x + 9.4 * figure][number % 3] ?? 0;
  const cut = {
    left: 0,
    top: 0,
    width: Math.min(page.width, Math.round((points * DPI) / 72)),
    height: number % 3 === 1 ? Math.round(page.height * 0.45) : page.height,
  };
  const { width, height, pixels } = page;
  const bytes = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract(cut)
    .png()
    .toBuffer();
  return { bytes, rows: rows.slice(0, Math.ceil(rows.length / 2)) };
}

function filled(width: number, height: number, shade: number): GrayImage {
  const image = blankImage(width, height);
  image.pixels.fill(shade);
  return image;
}

/** Lays a sheet down a little askew. */
function lay(ground: GrayImage, page: GrayImage, x: number, y: number, chance: Chance): void {
  const rotation = rotationAbout(page, chance.between(-0.8, 0.8));
  const inside = warp(filled(page.width, page.height, 0), rotation);
  paste(ground, warp(page, rotation), x, y, (at) => inside.pixels[at] === 0);
}

function paste(
  ground: GrayImage,
  page: GrayImage,
  x: number,
  y: number,
  isShown: (at: number) => boolean = () => true,
) {
  for (let at = 0; at < page.pixels.length; at++) {
    const [column, row] = [x + (at % page.width), y + Math.floor(at / page.width)];
    if (column < ground.width && row < ground.height && isShown(at))
      ground.pixels[row * ground.width + column] = Math.min(245, page.pixels[at] ?? 245);
  }
}

function asPicture({ width, height, pixels }: GrayImage, format: 'jpeg' | 'png'): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } });
  return format === 'png' ? picture.png().toBuffer() : picture.jpeg({ quality: 85 }).toBuffer();
}
