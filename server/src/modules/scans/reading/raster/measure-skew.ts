import type { Ink } from './gray-image';

/** Pages are turned by at most this much; beyond it a quarter turn is nearer. */
const LARGEST_SKEW = 12;
const SAMPLES_ACROSS = 900;
const SEARCHES = [
  { step: 0.5, reach: LARGEST_SKEW },
  { step: 0.1, reach: 0.5 },
  { step: 0.02, reach: 0.1 },
];

/**
 * By how many degrees clockwise the page lies askew. At the right angle, the lower edges of letters and lines fall
 * together into few rows (or, on a page lying on its side, columns); the angle at which they do so most is taken.
 */
export function measureSkew(ink: Ink): number {
  const axes = [edgePoints(ink, false), edgePoints(ink, true)].map((points) => {
    const angle = sharpestAngle(points);
    return { angle, sharpness: sharpness(points, angle) };
  });
  const [level, onSide] = axes;
  return level && onSide && onSide.sharpness > level.sharpness ? onSide.angle : (level?.angle ?? 0);
}

interface EdgePoints {
  along: Float32Array;
  across: Float32Array;
}

function sharpestAngle(points: EdgePoints): number {
  let best = 0;
  for (const { step, reach } of SEARCHES) {
    const middle = best;
    let sharpest = -1;
    for (let angle = middle - reach; angle <= middle + reach + step / 2; angle += step) {
      const value = sharpness(points, angle);
      if (value > sharpest) [sharpest, best] = [value, angle];
    }
  }
  return best;
}

function sharpness({ along, across }: EdgePoints, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const size = 2 * SAMPLES_ACROSS;
  const counts = new Int32Array(2 * size);
  for (let index = 0; index < along.length; index++) {
    const row = ((across[index] ?? 0) - (along[index] ?? 0) * slope + size / 2 + 0.5) | 0;
    if (row >= 0 && row < counts.length) counts[row] = (counts[row] ?? 0) + 1;
  }
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum / Math.max(1, along.length);
}

/** Dots of ink with paper below them (or, sideways, to their left), thinned out to about SAMPLES_ACROSS columns. */
function edgePoints({ width, height, dots }: Ink, sideways: boolean): EdgePoints {
  const scale = SAMPLES_ACROSS / Math.min(width, height);
  const step = Math.max(1, Math.round(1 / scale));
  const next = sideways ? -1 : width;
  const along: number[] = [];
  const across: number[] = [];
  for (let y = 1; y < height - 1; y += sideways ? step : 1) {
    for (let x = 1; x < width - 1; x += sideways ? 1 : step) {
      const at = y * width + x;
      if (dots[at] !== 1 || dots[at + next] === 1) continue;
      along.push((sideways ? y : x) * scale);
      across.push((sideways ? width - x : y) * scale);
    }
  }
  return { along: Float32Array.from(along), across: Float32Array.from(across) };
}
