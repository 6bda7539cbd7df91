import { readFile, writeFile } from 'node:fs/promises';
import type { Load, Network } from './measure';

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
 * The times as a Markdown table. The ratio is the median of the ratios of each round: a slow moment of the machine slows both loads of
 * a round, so it hardly counts.
 * @param baseline the variant that the others are compared with
 */
export function timeTable(series: readonly Series[], baseline: string): string {
  const rows = series.map(({ network, variant, loads }) => {
    const base = series.find((other) => other.network === network && other.variant === baseline)?.loads ?? [];
    const times = loads.map(({ content }) => content);
    const ratios = times.map((time, round) => time / (base[round]?.content ?? Number.NaN));
    const cells = [
      network.name,
      variant,
      `${median(times).toFixed(0)} ms (${range(times, 0)})`,
      `${median(ratios).toFixed(3)} × (${range(ratios, 3)})`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| Network | Build | Time to content | |', '|---|---|---|---|', ...rows].join('\n');
}

/** The compressed scripts of the dashboard as a Markdown table; they are the same on every network. */
export function scriptTable(series: readonly Series[], baseline: string): string {
  const [first] = series;
  const ofNetwork = series.filter(({ network }) => network === first?.network);
  const base = scriptBytes(ofNetwork.find(({ variant }) => variant === baseline)?.loads ?? []);
  const rows = ofNetwork.map(({ variant, loads }) => {
    const more = (scriptBytes(loads) - base) / 1000;
    const scripts = `${(scriptBytes(loads) / 1000).toFixed(1)} kB in ${median(loads.map((load) => load.scripts))}`;
    return `| ${variant} | ${scripts} | ${variant === baseline ? '' : `${more.toFixed(1)} kB more`} |`;
  });
  return ['| Build | Scripts of the dashboard | |', '|---|---|---|', ...rows].join('\n');
}

function scriptBytes(loads: readonly Load[]): number {
  return median(loads.map(({ script }) => script));
}

function range(numbers: readonly number[], digits: number): string {
  return `${Math.min(...numbers).toFixed(digits)}–${Math.max(...numbers).toFixed(digits)}`;
}

/** Replaces the text between the marks of a benchmark in a document. */
export async function writeBetweenMarks(file: string, bench: string, text: string): Promise<void> {
  const [open, close] = [`<!-- ${bench} -->`, `<!-- /${bench} -->`];
  const document = await readFile(file, 'utf8');
  const [from, to] = [document.indexOf(open), document.indexOf(close)];
  if (from === -1 || to === -1) throw new Error(`${file} has no place between ${open} and ${close}.`);
  await writeFile(file, `${document.slice(0, from + open.length)}\n${text}\n${document.slice(to)}`);
}
