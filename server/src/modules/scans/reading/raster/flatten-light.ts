import type { GrayImage } from './gray-image';

const PAPER = 250;
const DARKEST_PAPER = 20;
/** In each block the paper is the shade that this share of its dots are brighter than. */
const BRIGHTER_SHARE = 0.4;

/** Evens out shadows and stains: every dot is set against the shade of the paper around it, which becomes white. */
export function flattenLight(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  const size = Math.max(16, Math.round(Math.min(width, height) / 64));
  const paper = smooth(paperShades(image, size));
  const flat = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const v = clamp(y / size - 0.5, paper.rows - 1);
    const row = Math.min(Math.floor(v), Math.max(0, paper.rows - 2));
    for (let x = 0; x < width; x++) {
      const u = clamp(x / size - 0.5, paper.columns - 1);
      const column = Math.min(Math.floor(u), Math.max(0, paper.columns - 2));
      const at = row * paper.columns + column;
      const right = paper.columns > 1 ? 1 : 0;
      const below = paper.rows > 1 ? paper.columns : 0;
      const upper = mix(paper.shades[at] ?? PAPER, paper.shades[at + right] ?? PAPER, u - column);
      const lower = mix(paper.shades[at + below] ?? PAPER, paper.shades[at + below + right] ?? PAPER, u - column);
      const shade = Math.max(DARKEST_PAPER, mix(upper, lower, v - row));
      flat[y * width + x] = Math.min(255, ((pixels[y * width + x] ?? 255) * PAPER) / shade);
    }
  }
  return { width, height, pixels: flat };
}

interface Shades {
  columns: number;
  rows: number;
  shades: Float32Array;
}

function paperShades({ width, height, pixels }: GrayImage, size: number): Shades {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const shades = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let block = 0; block < shades.length; block++) {
    const left = (block % columns) * size;
    const top = Math.floor(block / columns) * size;
    const right = Math.min(width, left + size);
    const bottom = Math.min(height, top + size);
    counts.fill(0);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const value = pixels[y * width + x] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    let brighter = 0;
    let shade = 255;
    while (shade > 0 && (brighter += counts[shade] ?? 0) < BRIGHTER_SHARE * (right - left) * (bottom - top)) shade--;
    shades[block] = shade;
  }
  return { columns, rows, shades };
}

/** The mean over the blocks within two steps, so that a dark block (a picture, a thick line) does not count as shadow. */
function smooth({ columns, rows, shades }: Shades): Shades {
  const result = new Float32Array(shades.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
          sum += shades[y * columns + x] ?? 0;
          count++;
        }
      }
      result[row * columns + column] = sum / count;
    }
  }
  return { columns, rows, shades: result };
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
