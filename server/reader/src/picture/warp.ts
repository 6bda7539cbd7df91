import { blankImage, type GrayImage } from './gray-image';

export type Point = readonly [x: number, y: number];

/** A map of the plane that keeps straight lines straight: x' = (ax + by + c) / (gx + hy + 1), likewise y'. */
export type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

/** The projection that takes each of four points to its partner (solved by Gaussian elimination). */
export function projectionBetween(from: readonly Point[], to: readonly Point[]): Projection {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / nonZero(pivot[column]);
      for (let at = column; at < 9; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  const solution = (index: number) => (rows[index]?.[8] ?? 0) / nonZero(rows[index]?.[index]);
  return [solution(0), solution(1), solution(2), solution(3), solution(4), solution(5), solution(6), solution(7)];
}

/** The projection that turns a picture by `degrees` clockwise about its middle: from the new picture to the old one. */
export function rotationAbout(image: GrayImage, degrees: number): Projection {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [image.width / 2, image.height / 2];
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0];
}

/** Draws a new picture of the given size; each of its dots is looked up in the old one where `toOld` says. */
export function warp(image: GrayImage, toOld: Projection, width = image.width, height = image.height): GrayImage {
  const [a, b, c, d, e, f, g, h] = toOld;
  const { pixels, width: stride } = image;
  const [right, bottom] = [image.width - 1, image.height - 1];
  const result = blankImage(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const depth = g * x + h * y + 1;
      const u = (a * x + b * y + c) / depth;
      const v = (d * x + e * y + f) / depth;
      if (u < 0 || v < 0 || u >= right || v >= bottom) continue;
      const column = u | 0;
      const row = v | 0;
      const at = row * stride + column;
      const upper = (pixels[at] ?? 0) * (1 - u + column) + (pixels[at + 1] ?? 0) * (u - column);
      const lower = (pixels[at + stride] ?? 0) * (1 - u + column) + (pixels[at + stride + 1] ?? 0) * (u - column);
      result.pixels[y * width + x] = upper * (1 - v + row) + lower * (v - row) + 0.5;
    }
  }
  return result;
}

/** Points on one line have no projection; its picture is then blank, not broken. */
function nonZero(value = 0): number {
  return value === 0 ? 1e-12 : value;
}
