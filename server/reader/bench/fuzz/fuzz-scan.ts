import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ReaderProcess, type Outcome } from '../process/reader-process';
import { openBrokenFiles } from './broken-file';

/**
 * npx tsx server/reader/bench/fuzz/fuzz-scan.ts [--runs 5000] [--from 1] [--keep folder]; `npm run nightly --
 * reader-broken-files` has a shorter run. It gives broken and altered files to real recognizing processes, two at a
 * time. The reader may read a file or refuse it in a sentence. A crash, a hang (60 s of silence) and too much memory
 * are findings, and their files are saved.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5000' },
    from: { type: 'string', default: process.env.FUZZ_SEED ?? '1' },
    keep: { type: 'string' },
  },
});
const samples = join(import.meta.dirname, '../../test/contracts');
const READERS = 2;
const MOST_MEMORY_MB = 700;
const TOO_MUCH_MEMORY = 'TOO_MUCH_MEMORY';
const FINDINGS = ['SCAN_FAILED', 'SCAN_TIMED_OUT', TOO_MUCH_MEMORY];

const brokenFile = await openBrokenFiles(samples);
/** How often each kind of file had which outcome. */
const outcomes = new Map<string, Map<string, number>>();
const start = performance.now();
let longest = 0;
let largest = 0;
const findings: number[] = [];
let seed = Number(values.from);
const end = seed + Number(values.runs);
await Promise.all(Array.from({ length: READERS }, readOneAfterAnother));
console.log(
  `${values.runs} files in ${((performance.now() - start) / 60_000).toFixed(1)} min, ` +
    `the longest ${(longest / 1000).toFixed(1)} s, the largest process ${largest.toFixed(0)} MB`,
);
for (const [kind, counts] of outcomes) console.log(`${kind}: ${summaryOf(counts)}`);
process.exitCode = findings.length > 0 ? 1 : 0;

async function readOneAfterAnother(): Promise<void> {
  const reader = new ReaderProcess();
  while (seed < end) await runOne(seed++, reader);
  reader.close();
}

async function runOne(number: number, reader: ReaderProcess): Promise<void> {
  const { kind, bytes } = await brokenFile(number);
  const begun = performance.now();
  const answer = await reader.read(bytes);
  const memory = (await reader.mostMemory()) ?? 0;
  // a peak stays with its process: it counts once
  const isTooMuch = memory > Math.max(MOST_MEMORY_MB, largest);
  const outcome = isTooMuch ? TOO_MUCH_MEMORY : nameOf(answer);
  largest = Math.max(largest, memory);
  longest = Math.max(longest, performance.now() - begun);
  const counts = outcomes.get(kind) ?? new Map<string, number>();
  outcomes.set(kind, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
  if (!FINDINGS.includes(outcome)) return;
  findings.push(number);
  console.log(`seed ${number}, of ${kind}: ${outcome}`, answer.kind === 'refused' ? (answer.problem ?? '') : '');
  if (!values.keep) return;
  await mkdir(values.keep, { recursive: true });
  await writeFile(join(values.keep, String(number)), bytes);
}

function summaryOf(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ');
}

function nameOf(answer: Outcome): string {
  return answer.kind === 'read' ? 'read' : answer.code;
}
