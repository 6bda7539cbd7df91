import type { Ink } from './gray-image';

/** Pages are rotated by at most this much; beyond it a quarter turn is nearer. */
const LARGEST_SKEW = 12;
const SAMPLES_ACROSS = 900;
/**
 * In widths of the picture: this close to its edges a copier leaves the area outside the sheet black and straight,
 * even if the sheet is not.
 */
const RIM = 0.025;
const SEARCHES = [
  { step: 0.5, reach: LARGEST_SKEW },
  { step: 0.1, reach: 0.5 },
  { step: 0.02, reach: 0.1 },
];

/** Beyond the angle of the whole, the halves of a photograph are searched this far, first coarsely. */
const SEARCHES_OF_HALVES = [
  { step: 0.25, reach: 2.5 },
  { step: 0.05, reach: 0.25 },
];
/** A half has an angle of its own only if its lines then are this much sharper: a half without lines has none. */
const CLEARLY_SHARPER = 1.08;

/** The rotation of lines, in degrees clockwise, at two places of the page, counted from its top or its left. */
export interface Slant {
  places: readonly [number, number];
  degrees: readonly [number, number];
}

/** The angle of a page: as a whole, and, for a camera at an angle, separately for the lines across it and down it. */
export interface Lie {
  skew: number;
  across: Slant;
  down: Slant;
}

/**
 * Measures by how many degrees clockwise the page is rotated. At the right angle, the lower edges of letters and lines
 * fall into few rows (or, on a page lying on its side, columns); it returns the angle with the fewest.
 */
export function measureSkew(ink: Ink): number {
  return skewOf(edgePoints(ink, false), edgePoints(ink, true));
}

/** The same for the whole page and for each half of it. */
export function measureLie(ink: Ink): Lie {
  const [level, onSide] = [edgePoints(ink, false), edgePoints(ink, true)];
  const skew = skewOf(level, onSide);
  const { places, degrees } = slantOf(onSide, skew);
  // On a page that lies on its side, positions count from the right.
  const fromLeft = places.map((place) => ink.width - place);
  return { skew, across: slantOf(level, skew), down: { places: [fromLeft[0] ?? 0, fromLeft[1] ?? 0], degrees } };
}

function skewOf(level: EdgePoints, onSide: EdgePoints): number {
  const [asLevel, asOnSide] = [level, onSide].map((points) => {
    const angle = sharpestAngle(points, 0, SEARCHES);
    return { angle, sharpness: sharpness(points, angle) };
  });
  return asLevel && asOnSide && asOnSide.sharpness > asLevel.sharpness ? asOnSide.angle : (asLevel?.angle ?? 0);
}

function slantOf(points: EdgePoints, skew: number): Slant {
  const middle = meanOf(points.across);
  const halves = [halfOf(points, (at) => at < middle), halfOf(points, (at) => at >= middle)];
  const [first = 0, second = 0] = halves.map((half) => {
    const angle = sharpestAngle(half, skew, SEARCHES_OF_HALVES);
    return sharpness(half, angle) > CLEARLY_SHARPER * sharpness(half, skew) ? angle : skew;
  });
  const [near = 0, far = 0] = halves.map((half) => meanOf(half.across) / points.scale);
  return { places: [near, far], degrees: [first, second] };
}

function halfOf({ along, across, scale }: EdgePoints, belongs: (at: number) => boolean): EdgePoints {
  return { along: along.filter((_, index) => belongs(across[index] ?? 0)), across: across.filter(belongs), scale };
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

interface EdgePoints {
  along: Float32Array;
  across: Float32Array;
  /** From dots of the page to these. */
  scale: number;
}

function sharpestAngle(points: EdgePoints, around: number, searches: typeof SEARCHES): number {
  let best = around;
  for (const { step, reach } of searches) {
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
  const rim = Math.max(1, Math.round(RIM * Math.min(width, height)));
  const next = sideways ? -1 : width;
  const along: number[] = [];
  const across: number[] = [];
  for (let y = rim; y < height - rim; y += sideways ? step : 1) {
    for (let x = rim; x < width - rim; x += sideways ? 1 : step) {
      const at = y * width + x;
      if (dots[at] !== 1 || dots[at + next] === 1) continue;
      along.push((sideways ? y : x) * scale);
      across.push((sideways ? width - x : y) * scale);
    }
  }
  return { along: Float32Array.from(along), across: Float32Array.from(across), scale };
}
