import type { GrayImage } from './gray-image';

const PAPER = 250;
const DARKEST_PAPER = 20;
/** In each block, this share of the dots are brighter than the paper's shade. */
const BRIGHTER_SHARE = 0.4;

/** Removes shadows and stains: every dot is compared with the shade of the paper around it, which becomes white. */
export function flattenLight(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  const size = Math.max(16, Math.round(Math.min(width, height) / 64));
  const paper = smooth(paperShades(image, size));
  const flat = new Uint8Array(pixels.length);
  const across = neighbours(width, size, paper.columns);
  const down = neighbours(height, size, paper.rows);
  for (let y = 0; y < height; y++) {
    const [above, below, depth] = [
      (down.first[y] ?? 0) * paper.columns,
      (down.second[y] ?? 0) * paper.columns,
      down.share[y] ?? 0,
    ];
    for (let x = 0; x < width; x++) {
      const [left, right, share] = [across.first[x] ?? 0, across.second[x] ?? 0, across.share[x] ?? 0];
      const upper = mix(paper.shades[above + left] ?? PAPER, paper.shades[above + right] ?? PAPER, share);
      const lower = mix(paper.shades[below + left] ?? PAPER, paper.shades[below + right] ?? PAPER, share);
      const shade = mix(upper, lower, depth);
      const value = ((pixels[y * width + x] ?? 255) * PAPER) / (shade > DARKEST_PAPER ? shade : DARKEST_PAPER);
      flat[y * width + x] = value > 255 ? 255 : value;
    }
  }
  return { width, height, pixels: flat };
}

/** For each dot along one axis: the two blocks between whose middles it lies, and how near it is to the second. */
function neighbours(
  length: number,
  size: number,
  blocks: number,
): { first: Uint16Array; second: Uint16Array; share: Float32Array } {
  const [first, second, share] = [new Uint16Array(length), new Uint16Array(length), new Float32Array(length)];
  for (let at = 0; at < length; at++) {
    const place = Math.max(0, Math.min(blocks - 1, at / size - 0.5));
    first[at] = Math.floor(place);
    second[at] = Math.min(blocks - 1, Math.floor(place) + 1);
    share[at] = place % 1;
  }
  return { first, second, share };
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

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
