import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { openPdf } from '../../src/pdf/open-pdf';
import { turned, type GrayImage } from '../../src/picture/gray-image';
import { rotationAbout, warp } from '../../src/picture/warp';
import type { Chance } from './chance';
import { pdfBytes } from './draw-text';

/**
 * The damage that a page takes from a good scanner, a worn one, one set too light, a copier with its lid open or a fax
 * machine.
 */
export type ScannerDamage = 'office' | 'worn' | 'pale' | 'copied' | 'fax';

interface Harm {
  skew: number;
  blur: readonly [number, number];
  grain: number;
  quality: number;
}
const HARM: Record<ScannerDamage, Harm> = {
  office: { skew: 1.5, blur: [0, 0], grain: 4, quality: 80 },
  worn: { skew: 2.5, blur: [0.5, 0.9], grain: 16, quality: 60 },
  pale: { skew: 2, blur: [0.3, 0.6], grain: 6, quality: 40 },
  copied: { skew: 4, blur: [0.4, 0.7], grain: 10, quality: 60 },
  fax: { skew: 1.5, blur: [0.5, 0.9], grain: 28, quality: 60 },
};

/** The pages of a typed PDF as gray pictures. */
export async function photographPages(pdf: Buffer, dpi: number, first = 1, last = Infinity): Promise<GrayImage[]> {
  const { document, close } = await openPdf(pdf);
  const pages: GrayImage[] = [];
  for (let number = first; number <= Math.min(last, document.numPages); number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    pages.push({
      width,
      height,
      pixels: Uint8Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 255),
    });
  }
  await close();
  return pages;
}

/** The page as it comes out of a scanner or fax: a JPEG. `turns` are the quarter turns by which it was laid in. */
export async function scanned(page: GrayImage, damage: ScannerDamage, turns: number, chance: Chance): Promise<Buffer> {
  const { skew, blur, grain, quality } = HARM[damage];
  let image = warp(page, rotationAbout(page, chance.between(-1, 1) * skew));
  if (damage === 'pale') image = { ...image, pixels: image.pixels.map((value) => 130 + (value * 95) / 255) };
  if (damage === 'copied') image = withDarkEdges(image, chance);
  if (blur[1] > 0) image = await blurred(image, chance.between(...blur));
  image = withNoise(image, grain, chance);
  if (damage === 'fax') image = { ...image, pixels: image.pixels.map((value) => (value < 150 ? 0 : 255)) };
  return jpeg(turned(image, turns), quality);
}

/** Blackens the area outside the sheet and punches holes into its side. */
function withDarkEdges(image: GrayImage, chance: Chance): GrayImage {
  const { width, height } = image;
  const [side, foot] = [chance.between(0.005, 0.025) * width, chance.between(0.005, 0.02) * height];
  const holes = [0.2, 0.5, 0.8].map((share) => share * height);
  const [x, radius] = [0.035 * width, 0.013 * width];
  const isDark = (at: number) => {
    const [column, row] = [at % width, Math.floor(at / width)];
    return column > width - side || row > height - foot || holes.some((y) => Math.hypot(column - x, row - y) < radius);
  };
  return { ...image, pixels: image.pixels.map((value, at) => (isDark(at) ? 25 : value)) };
}

/** The share of a page's width and height that its picture takes up; below a stamp it is smaller. */
const SHARE = { bare: 1, stamped: 0.8 };

/** Scanned pages bound as a PDF, bare or each with a typed line of the system that forwarded it above. */
export function boundAsPdf(
  pages: readonly Buffer[],
  sizes: readonly { width: number; height: number }[],
  binding: keyof typeof SHARE = 'bare',
): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const bytes = pdfBytes(document);
  for (const [index, page] of pages.entries()) {
    const { width, height } = sizes[index] ?? { width: 1, height: 1 };
    const scale = 792 / Math.max(width, height);
    document.addPage({ size: [width * scale, height * scale], margin: 0 });
    if (binding === 'stamped')
      document
        .fontSize(8)
        .text(`Envelope ID 7C1E-22A9 received 5/28/2030 9:14 AM from Front Range Title, page ${index + 1}`, 36, 18, {
          lineBreak: false,
        });
    const [x, y] = [width, height].map((side) => (side * scale * (1 - SHARE[binding])) / 2);
    document.image(page, x ?? 0, y ?? 0, {
      width: width * scale * SHARE[binding],
      height: height * scale * SHARE[binding],
    });
  }
  document.end();
  return bytes;
}

export function withNoise(image: GrayImage, strength: number, chance: Chance): GrayImage {
  const pixels = image.pixels.map((value) =>
    Math.max(0, Math.min(255, value + (chance.next() + chance.next() + chance.next() - 1.5) * 2 * strength)),
  );
  return { ...image, pixels };
}

export async function blurred(image: GrayImage, sigma: number): Promise<GrayImage> {
  const { data, info } = await raw(image).blur(sigma).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

export function jpeg(image: GrayImage, quality: number): Promise<Buffer> {
  return raw(image).jpeg({ quality }).toBuffer();
}

function raw({ width, height, pixels }: GrayImage) {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}
