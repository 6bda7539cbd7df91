/** A map of the plane as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];

/** The map that does `inner` first, then `outer`. */
export function combine([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix {
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function place([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Six numbers from a library that does not say how many it returns. */
export function toMatrix(numbers: readonly unknown[]): Matrix {
  const at = (index: number) => Number(numbers[index] ?? 0);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}
