import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { ImageKind, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadingRefused } from '../reading-refused';
import { turned, type GrayImage } from '../picture/gray-image';
import { grayFromPixels, largestScale } from '../files/gray-from-pixels';
import type { Matrix } from './matrix';
import { coverage, paintedImages, type PaintedImage } from './painted-images';
import { isPaintedOver } from './painted-over';

/** Pages without a picture of their own are drawn with this many dots across their short side (200 dpi on Letter). */
const DRAWN_WIDTH = 1700;
/** In dots: a canvas has no longer sides, and a page of paper never needs them. */
const LONGEST_SIDE = 32_767;
const ALONE_ON_PAGE = 0.8;
/** Sides that differ by less than this share were rounded. */
const ALIKE = 0.03;
const CHANNELS: Record<number, 3 | 4> = { [ImageKind.RGB_24BPP]: 3, [ImageKind.RGBA_32BPP]: 4 };

/** The page as a gray picture: the only picture that it consists of, as stored, or otherwise the drawn page. */
export async function pdfPicture(page: PDFPageProxy): Promise<GrayImage> {
  const images = await paintedImages(page);
  const [only] = images;
  const isAlone = only && images.length === 1 && coverage(only, page) >= ALONE_ON_PAGE && !(await isPaintedOver(page));
  const stored = isAlone ? await storedPicture(page, only) : null;
  return stored ?? drawnPicture(page);
}

interface StoredImage {
  width: number;
  height: number;
  kind: number;
  data: Uint8ClampedArray;
}

async function storedPicture(page: PDFPageProxy, { id, matrix }: PaintedImage): Promise<GrayImage | null> {
  const quarterTurns = turnsOf(matrix);
  if (id === '' || quarterTurns === null) return null;
  const store = id.startsWith('g_') ? page.commonObjs : page.objs;
  const image: unknown = await new Promise((resolve) => {
    store.get(id, resolve);
  });
  if (!isStoredImage(image)) return null;
  const channels = CHANNELS[image.kind];
  return channels
    ? turned(await grayFromPixels(image.data, image, channels, stretchOf(image, matrix)), quarterTurns)
    : null;
}

/** The quarter turns clockwise by which the page shows its picture; null for a mirrored or slanted one. */
function turnsOf([a, b, c, d]: Matrix): number | null {
  const isUpright = Math.abs(b) + Math.abs(c) < 0.01 * (Math.abs(a) + Math.abs(d));
  const isOnSide = Math.abs(a) + Math.abs(d) < 0.01 * (Math.abs(b) + Math.abs(c));
  // The unit square has its origin below, the view above: an unmirrored picture has a negative determinant.
  if (a * d - b * c >= 0 || !(isUpright || isOnSide)) return null;
  if (isUpright) return a > 0 ? 0 : 2;
  return b > 0 ? 1 : 3;
}

/** The height of a dot divided by its width, as the page shows its picture: a fax has dots that are not square. */
function stretchOf({ width, height }: Pick<StoredImage, 'width' | 'height'>, [a, b, c, d]: Matrix): number {
  const stretch = (Math.hypot(c, d) * width) / (Math.hypot(a, b) * height);
  return Math.abs(stretch - 1) < ALIKE ? 1 : stretch;
}

/** The page as it is drawn, turned so far. */
export async function drawnPicture(page: PDFPageProxy, rotation = page.rotate): Promise<GrayImage> {
  const size = page.getViewport({ scale: 1, rotation });
  const toWidth = DRAWN_WIDTH / Math.min(size.width, size.height);
  const viewport = page.getViewport({ rotation, scale: Math.min(toWidth, largestScale(size.width, size.height)) });
  const [across, down] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  if (!(across > 0 && down > 0 && Math.max(across, down) <= LONGEST_SIDE)) throw new ReadingRefused('CONTRACT_BROKEN');
  const canvas = createCanvas(across, down);
  const context = canvas.getContext('2d');
  drawWithoutNulls(context);
  await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise.catch(() => {
    throw new ReadingRefused('CONTRACT_BROKEN');
  });
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return grayFromPixels(data, { width, height }, 4);
}

/** A letter without a name in its font comes as U+0000, at which this canvas stops drawing the page. */
function drawWithoutNulls(context: SKRSContext2D): void {
  const [fill, stroke, measure] = [
    context.fillText.bind(context),
    context.strokeText.bind(context),
    context.measureText.bind(context),
  ];
  const printable = (text: string) => text.replaceAll('\0', '');
  context.fillText = (text, ...place) => fill(printable(text), ...place);
  context.strokeText = (text, ...place) => stroke(printable(text), ...place);
  context.measureText = (text) => measure(printable(text));
}

function isStoredImage(image: unknown): image is StoredImage {
  return typeof image === 'object' && image !== null && 'data' in image && image.data instanceof Uint8ClampedArray;
}
