import { readFile, writeFile } from 'node:fs/promises';
import type { Load, Network } from './measure';
import { pairedRatio } from './paired-ratio';

/** All loads of one variant on one network. */
export interface Series {
  network: Network;
  variant: string;
  loads: Load[];
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The figures as a Markdown table. The ratio of times is that of the pairs of each round, with its 95 % interval.
 * @param baseline the variant that the others are compared with
 */
export function table(series: readonly Series[], baseline: string): string {
  const rows = series.map(({ network, variant, loads }) => {
    const base = series.find((other) => other.network === network && other.variant === baseline)?.loads ?? [];
    const times = loads.map(({ content }) => content);
    const range = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
    const ratio = pairedRatio(
      times,
      base.map(({ content }) => content),
    );
    const script = median(loads.map((load) => load.script));
    const cells = [
      network.name,
      variant,
      `${median(times).toFixed(0)} ms (${range})`,
      `${ratio.mean.toFixed(3)} × (${ratio.low.toFixed(3)}–${ratio.high.toFixed(3)})`,
      `${(script / 1000).toFixed(1)} kB in ${median(loads.map(({ scripts }) => scripts))}`,
      `${(script / median(base.map((load) => load.script))).toFixed(3)} ×`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| Network | Build | Time to content | | JavaScript | |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/** Replaces the text between the marks of a benchmark in a document. */
export async function writeBetweenMarks(file: string, bench: string, text: string): Promise<void> {
  const [open, close] = [`<!-- ${bench} -->`, `<!-- /${bench} -->`];
  const document = await readFile(file, 'utf8');
  const [from, to] = [document.indexOf(open), document.indexOf(close)];
  if (from === -1 || to === -1) throw new Error(`${file} has no place between ${open} and ${close}.`);
  await writeFile(file, `${document.slice(0, from + open.length)}\n${text}\n${document.slice(to)}`);
}
