import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recogniserEntry } from '../src/adapters/recogniser/open-recognition';
import { RecognitionPool } from '../src/adapters/recogniser/recognition-pool';
import { AppError } from '../src/app-error';
import { readConfig } from '../src/config';
import { builtPrograms } from '../src/startup/built-programs';
import { layoutPattern, nativeRaw } from './baselines';
import { compareSpeed } from './compare-speed';
import { CASE_KINDS, caseFromFile, makeCase, SOURCES, type ScanCase, type Source } from './contracts/make-case';
import { addScores, precision, recall, scoreRows, type Score } from './score';
import { timeWholeContracts } from './time-whole-contracts';

/**
 * npm run bench:scan -- [--seeds 4] [--from 1001] [--kinds scan-fax,photo] [--files folder] [--misses]: what is read of
 * contracts, and how fast, by the engine of SCAN_ENGINE. Ends with 1 where less of them is read than was asked for, or a
 * day is wrong without a doubt.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '4' },
    from: { type: 'string', default: '1001' },
    kinds: { type: 'string' },
    files: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});
const ASKED: Record<Source, { recall: number; precision: number }> = {
  typed: { recall: 1, precision: 1 },
  scan: { recall: 0.97, precision: 0.99 },
  photo: { recall: 0.92, precision: 0.97 },
};
const samples = join(import.meta.dirname, '../test/contracts');
const serverRoot = join(import.meta.dirname, '..');
const { scanEngine } = readConfig(process.env, { home: serverRoot, codeSecret: () => '' });

interface Outcome {
  ours: Score;
  seconds: number;
  baselines: Record<string, Score | null>;
}

execFileSync(process.execPath, ['build.mjs'], { cwd: serverRoot, stdio: 'inherit' });
const program = builtPrograms(serverRoot).recogniser;
const pool = new RecognitionPool({
  entry: recogniserEntry(program, scanEngine),
  processes: 1,
  queue: 1,
  onProblem: console.error,
});
const bySource = new Map<Source, Score[]>();
try {
  const given = await casesOf(values.files ?? samples);
  for (const source of SOURCES)
    await report(
      `${source}, ${values.files ? 'given' : 'samples'}`,
      given.filter((one) => one.source === source),
    );
  const kinds = CASE_KINDS.filter((kind) => !values.files && (!values.kinds || values.kinds.split(',').includes(kind)));
  for (const kind of kinds) {
    await report(
      kind,
      await Promise.all(
        Array.from({ length: Number(values.seeds) }, (_, index) => makeCase(kind, Number(values.from) + index)),
      ),
    );
  }
} finally {
  await pool.close();
}
for (const [source, scores] of bySource)
  console.log(
    `all of ${source.padEnd(14)} ${line(scores)}${isEnough(source, addScores(scores)) ? '' : '  LESS THAN ASKED'}`,
  );
console.log(
  await compareSpeed(['scan-office.pdf', 'scan-fax.pdf', 'photo-phone.jpg'].map((name) => join(samples, name))),
);
console.log(await timeWholeContracts(program));
process.exitCode = [...bySource].every(([source, scores]) => isEnough(source, addScores(scores))) ? 0 : 1;

async function casesOf(folder: string): Promise<ScanCase[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:pdf|png|jpe?g)$/i.test(name));
  return Promise.all(names.map((name) => caseFromFile(join(folder, name))));
}

async function report(title: string, cases: readonly ScanCase[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const one of cases) outcomes.push(await run(one));
  const [first] = cases;
  if (!first) return;
  const scores = outcomes.map(({ ours }) => ours);
  bySource.set(first.source, [...(bySource.get(first.source) ?? []), ...scores]);
  const seconds = outcomes.map((outcome) => outcome.seconds).sort((a, b) => a - b);
  console.log(`${title.padEnd(21)} ${line(scores)}  median ${(seconds[seconds.length >> 1] ?? 0).toFixed(2)} s a file`);
  for (const name of Object.keys(outcomes[0]?.baselines ?? {})) {
    const theirs = outcomes.flatMap((outcome) => outcome.baselines[name] ?? []);
    if (theirs.length > 0) console.log(`  ${name.padEnd(19)} ${rates(addScores(theirs))}`);
  }
}

async function run(one: ScanCase): Promise<Outcome> {
  const start = performance.now();
  const { rows, doubts } = await pool.readContract(one.bytes).catch((error: unknown) => {
    console.log(`  ${one.name}: ${error instanceof AppError ? error.code : String(error)}`);
    return { rows: [], doubts: [] };
  });
  const seconds = (performance.now() - start) / 1000;
  const ours = scoreRows(one.rows, rows.slice(1), new Set(doubts.map(({ row }) => row - 1)));
  if (ours.silentlyWrong.length > 0) console.log(`  ${one.name}: WRONG WITHOUT A DOUBT`, ours.silentlyWrong);
  if (values.misses && ours.missed.length + ours.extra.length > 0)
    console.log(`  ${one.name}`, { missed: ours.missed, extra: ours.extra });
  return { ours, seconds, baselines: { pdftotext: await layoutPattern(one), tesseract: await nativeRaw(one) } };
}

function line(scores: readonly Score[]): string {
  const sum = addScores(scores);
  return `${rates(sum)}  days wrong without a doubt ${sum.silentlyWrong.length}, not there ${sum.absentDays.length}`;
}

function rates(sum: Score): string {
  const found = sum.read === 0 ? '    –' : precision(sum).toFixed(3);
  return `rows ${String(sum.truth).padStart(4)}  recall ${recall(sum).toFixed(3)}  precision ${found}`;
}

function isEnough(source: Source, sum: Score): boolean {
  return (
    recall(sum) >= ASKED[source].recall && precision(sum) >= ASKED[source].precision && sum.silentlyWrong.length === 0
  );
}
