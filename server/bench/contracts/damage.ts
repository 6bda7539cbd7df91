import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { openPdf } from '../../src/adapters/pdf/open-pdf';
import { turned, type GrayImage } from '../../src/modules/scans/reading/raster/gray-image';
import { projectionBetween, rotationAbout, warp, type Point } from '../../src/modules/scans/reading/raster/warp';
import type { Chance } from './chance';
import { pdfBytes } from './draw-text';

/** What a good scanner, a worn one or a fax machine does to paper. */
export type ScannerDamage = 'office' | 'worn' | 'fax';

/** The pages of a typed PDF as grey pictures. */
export async function photographPages(pdf: Buffer, dpi: number, first = 1, last = Infinity): Promise<GrayImage[]> {
  const document = await openPdf(pdf);
  const pages: GrayImage[] = [];
  for (let number = first; number <= Math.min(last, document.numPages); number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    pages.push({ width, height, pixels: Uint8Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 255) });
  }
  await document.loadingTask.destroy();
  return pages;
}

/** The page as it comes out of a scanner or fax: a JPEG. `turns` are quarter turns by whoever laid it in. */
export async function scanned(page: GrayImage, damage: ScannerDamage, turns: number, chance: Chance): Promise<Buffer> {
  const skew = chance.between(-1, 1) * { office: 1.5, worn: 2.5, fax: 1.5 }[damage];
  let image = warp(page, rotationAbout(page, skew));
  if (damage !== 'office') image = await blurred(image, chance.between(0.5, 0.9));
  image = withNoise(image, { office: 4, worn: 16, fax: 28 }[damage], chance);
  if (damage === 'fax') image = { ...image, pixels: image.pixels.map((value) => (value < 150 ? 0 : 255)) };
  return jpeg(turned(image, turns), damage === 'office' ? 80 : 60);
}

/** The page as a telephone sees it, lying on a table: slanted, in uneven light. */
export function photographed(page: GrayImage, chance: Chance): Promise<Buffer> {
  const { width, height } = page;
  const rim = Math.round(width * 0.07);
  const shift = () => chance.between(-0.6, 0.6) * rim;
  const corner = (x: number, y: number): Point => [x + rim + shift(), y + rim + shift()];
  const seen = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
  const paper: Point[] = [[0, 0], [width, 0], [width, height], [0, height]];
  const table = chance.between(40, 90);
  const framed = warp(page, projectionBetween(seen, paper), width + 2 * rim, height + 2 * rim);
  const inside = warp({ width, height, pixels: new Uint8Array(width * height) }, projectionBetween(seen, paper), width + 2 * rim, height + 2 * rim);
  const [towardsX, towardsY, dim] = [chance.between(-1, 1), chance.between(-1, 1), chance.between(0.15, 0.4)];
  const pixels = framed.pixels.map((value, index) => {
    if (inside.pixels[index] !== 0) return table;
    const [u, v] = [(index % framed.width) / framed.width - 0.5, Math.floor(index / framed.width) / framed.height - 0.5];
    return Math.max(0, Math.min(255, (value * 0.8 + 30) * (1 - dim * (0.5 + towardsX * u + towardsY * v))));
  });
  return blurred({ ...framed, pixels }, chance.between(0.4, 0.8)).then((image) => jpeg(withNoise(image, 5, chance), 75));
}

/** Scanned pages bound as a PDF. */
export function boundAsPdf(pages: readonly Buffer[], sizes: readonly { width: number; height: number }[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const bytes = pdfBytes(document);
  for (const [index, page] of pages.entries()) {
    const { width, height } = sizes[index] ?? { width: 1, height: 1 };
    const scale = 792 / Math.max(width, height);
    document.addPage({ size: [width * scale, height * scale], margin: 0 });
    document.image(page, 0, 0, { width: width * scale, height: height * scale });
  }
  document.end();
  return bytes;
}

function withNoise(image: GrayImage, strength: number, chance: Chance): GrayImage {
  const pixels = image.pixels.map((value) => Math.max(0, Math.min(255, value + (chance.next() + chance.next() + chance.next() - 1.5) * 2 * strength)));
  return { ...image, pixels };
}

async function blurred(image: GrayImage, sigma: number): Promise<GrayImage> {
  const { data, info } = await raw(image).blur(sigma).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

function jpeg(image: GrayImage, quality: number): Promise<Buffer> {
  return raw(image).jpeg({ quality }).toBuffer();
}

function raw({ width, height, pixels }: GrayImage) {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}
