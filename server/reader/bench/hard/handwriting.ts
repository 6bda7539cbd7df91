import type { Chance } from '../contracts/chance';

export type Polyline = readonly (readonly [x: number, y: number])[];

/** The strokes of each sign in handwriting, in a box that is one high and six tenths wide; y grows downwards. */
const SIGNS: Record<string, Polyline[]> = {
  '0': [ring(0.3, 0.5, 0.26, 0.48)],
  '1': [
    [
      [0.15, 0.22],
      [0.32, 0.02],
      [0.3, 0.98],
    ],
  ],
  '2': [
    [
      [0.06, 0.22],
      [0.2, 0.03],
      [0.42, 0.06],
      [0.5, 0.26],
      [0.3, 0.6],
      [0.04, 0.96],
      [0.56, 0.94],
    ],
  ],
  '3': [
    [
      [0.06, 0.1],
      [0.32, 0.02],
      [0.5, 0.2],
      [0.42, 0.4],
      [0.22, 0.46],
      [0.48, 0.56],
      [0.54, 0.76],
      [0.36, 0.96],
      [0.06, 0.9],
    ],
  ],
  '4': [
    [
      [0.4, 0.02],
      [0.04, 0.62],
      [0.58, 0.6],
    ],
    [
      [0.42, 0.3],
      [0.4, 0.98],
    ],
  ],
  '5': [
    [
      [0.54, 0.04],
      [0.14, 0.05],
      [0.1, 0.42],
      [0.38, 0.4],
      [0.54, 0.62],
      [0.42, 0.92],
      [0.06, 0.92],
    ],
  ],
  '6': [
    [
      [0.46, 0.03],
      [0.18, 0.3],
      [0.06, 0.66],
      [0.2, 0.95],
      [0.46, 0.9],
      [0.52, 0.66],
      [0.34, 0.5],
      [0.1, 0.62],
    ],
  ],
  '7': [
    [
      [0.04, 0.06],
      [0.56, 0.04],
      [0.22, 0.98],
    ],
  ],
  '8': [ring(0.3, 0.26, 0.2, 0.24), ring(0.3, 0.74, 0.25, 0.24)],
  '9': [
    ring(0.28, 0.28, 0.22, 0.26),
    [
      [0.5, 0.26],
      [0.46, 0.7],
      [0.3, 0.98],
    ],
  ],
  '/': [
    [
      [0.5, -0.05],
      [0.04, 1.06],
    ],
  ],
};
const ADVANCE = 0.72;

function ring(x: number, y: number, across: number, down: number): Polyline {
  return Array.from({ length: 13 }, (_, step) => {
    const angle = (step / 12) * 2 * Math.PI;
    return [x + across * Math.sin(angle), y - down * Math.cos(angle)] as const;
  });
}

/** The lines of a handwritten date, its signs `height` tall, the first at x, y; no two are alike. */
export function handwritten(text: string, x: number, y: number, height: number, chance: Chance): Polyline[] {
  const slant = chance.between(-0.05, 0.2);
  return [...text].flatMap((sign, index) => {
    const [shiftX, shiftY] = [chance.between(-0.04, 0.04), chance.between(-0.06, 0.06)];
    return (SIGNS[sign] ?? []).map((line) =>
      line.map(
        ([u, v]) =>
          [x + height * (index * ADVANCE + u + shiftX + slant * (0.5 - v)), y + height * (v + shiftY)] as const,
      ),
    );
  });
}
