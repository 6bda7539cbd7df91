import type { Box } from '../page-layout';
import type { Ink } from './gray-image';

/** A connected patch of ink: a letter, a part of one, a speck. */
export interface Blob extends Box {
  dots: number;
}

interface Run {
  from: number;
  to: number;
  blob: number;
}

/** Every connected patch of ink (touching corners count), found run by run with a union of the runs that meet. */
export function findBlobs({ width, height, dots }: Ink): Blob[] {
  const blobs: Blob[] = [];
  const parent: number[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const runs = runsOfRow(dots, y * width, width);
    let first = 0;
    for (const run of runs) {
      while ((above[first]?.to ?? Infinity) < run.from) first++;
      for (let index = first; index < above.length; index++) {
        const upper = above[index];
        if (!upper || upper.from > run.to) break;
        run.blob = run.blob < 0 ? rootOf(parent, upper.blob) : unite(parent, run.blob, upper.blob);
      }
      if (run.blob < 0) run.blob = parent.push(parent.length) - 1;
      grow(blobs, run, y);
    }
    above = runs;
  }
  return gather(blobs, parent);
}

function runsOfRow(dots: Uint8Array, start: number, width: number): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const inked = x < width && dots[start + x] === 1;
    if (inked && from < 0) from = x;
    if (inked || from < 0) continue;
    runs.push({ from, to: x, blob: -1 });
    from = -1;
  }
  return runs;
}

function grow(blobs: Blob[], run: Run, y: number): void {
  const blob = blobs[run.blob];
  if (!blob) {
    blobs[run.blob] = { left: run.from, right: run.to, top: y, bottom: y + 1, dots: run.to - run.from };
    return;
  }
  blob.left = Math.min(blob.left, run.from);
  blob.right = Math.max(blob.right, run.to);
  blob.bottom = y + 1;
  blob.dots += run.to - run.from;
}

function gather(blobs: readonly Blob[], parent: number[]): Blob[] {
  const whole = new Map<number, Blob>();
  for (const [index, blob] of blobs.entries()) {
    const root = rootOf(parent, index);
    const seen = whole.get(root);
    if (!seen) {
      whole.set(root, { ...blob });
      continue;
    }
    seen.left = Math.min(seen.left, blob.left);
    seen.top = Math.min(seen.top, blob.top);
    seen.right = Math.max(seen.right, blob.right);
    seen.bottom = Math.max(seen.bottom, blob.bottom);
    seen.dots += blob.dots;
  }
  return [...whole.values()];
}

function rootOf(parent: number[], index: number): number {
  let root = index;
  while ((parent[root] ?? root) !== root) root = parent[root] ?? root;
  parent[index] = root;
  return root;
}

function unite(parent: number[], a: number, b: number): number {
  const [low, high] = [Math.min(rootOf(parent, a), rootOf(parent, b)), Math.max(rootOf(parent, a), rootOf(parent, b))];
  parent[high] = low;
  return low;
}
