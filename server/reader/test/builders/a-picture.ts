import { createCanvas } from '@napi-rs/canvas';
import { blankImage, type GrayImage } from '../../src/picture/gray-image';

const FOOT = 12;

/**
 * A page of bars that look like lines of words to code that cannot read: tall letters rise, none hangs below the line.
 */
export function aPrintedPage(width = 680, height = 880): GrayImage {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  for (let y = 80; y < height - 80; y += 28) {
    for (let word = 0; word < 11; word++) {
      for (let letter = 0; letter < 6; letter++) {
        const tall = (word + letter) % 3 === 0 ? 11 : 8;
        context.fillRect(70 + word * 48 + letter * 6, y + FOOT - tall, 4, tall);
      }
    }
  }
  return grayOf(context.getImageData(0, 0, width, height).data, width, height);
}

/** Draws a dark line into the picture. */
export function drawLine(image: GrayImage, x0: number, y0: number, x1: number, y1: number, thickness = 2): void {
  for (let y = y0; y < y1 + (y0 === y1 ? thickness : 0); y++) {
    for (let x = x0; x < x1 + (x0 === x1 ? thickness : 0); x++) image.pixels[y * image.width + x] = 20;
  }
}

function grayOf(rgba: Uint8ClampedArray, width: number, height: number): GrayImage {
  const image = blankImage(width, height);
  for (let at = 0; at < image.pixels.length; at++) image.pixels[at] = rgba[at * 4]!;
  return image;
}

/** A page of bars in the positions of a table's cells: four to a line, with wide blanks between them. */
export function aPictureOfATable(width = 680, height = 880): GrayImage {
  const image = blankImage(width, height);
  for (let y = 100; y < 500; y += 28) {
    for (const [left, letters] of [
      [70, 2],
      [140, 3],
      [200, 20],
      [500, 8],
    ] as const) {
      for (let letter = 0; letter < letters; letter++) {
        for (let dot = 0; dot < 10; dot++)
          image.pixels.fill(0, (y + dot) * width + left + letter * 8, (y + dot) * width + left + letter * 8 + 4);
      }
    }
  }
  return image;
}
