import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recogniserEntry } from '../src/adapters/recogniser/open-recognition';
import { RecognitionPool } from '../src/adapters/recogniser/recognition-pool';
import { AppError } from '../src/app-error';
import { builtPrograms } from '../src/startup/built-programs';
import { layoutPattern, nativeRaw } from './baselines';
import { CASE_KINDS, caseFromFile, makeCase, type ScanCase } from './contracts/make-case';
import { compareSpeed } from './compare-speed';
import { timeWholeContracts } from './time-whole-contracts';
import { addScores, precision, recall, scoreRows, type Score } from './score';

/** npm run bench:scan -- [--seeds 6] [--from 1001] [--kinds scan-fax,photo] [--files folder] [--misses]: what is read of contracts, and how fast. */
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '4' }, from: { type: 'string', default: '1001' }, kinds: { type: 'string' }, files: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const samples = join(import.meta.dirname, '../test/contracts');
const serverRoot = join(import.meta.dirname, '..');

interface Outcome {
  ours: Score;
  seconds: number;
  baselines: Record<string, Score | null>;
}

execFileSync(process.execPath, ['build.mjs'], { cwd: serverRoot, stdio: 'inherit' });
const program = builtPrograms(serverRoot).recogniser;
const pool = new RecognitionPool({ entry: recogniserEntry(program, 'tesseract'), processes: 1, queue: 1, onProblem: console.error });
try {
  await report('samples', await casesOf(values.files ?? samples));
  const kinds = CASE_KINDS.filter((kind) => !values.files && (!values.kinds || values.kinds.split(',').includes(kind)));
  for (const kind of kinds) {
    await report(kind, await Promise.all(Array.from({ length: Number(values.seeds) }, (_, index) => makeCase(kind, Number(values.from) + index))));
  }
} finally {
  await pool.close();
}
console.log(await compareSpeed(join(samples, 'scan-office.pdf')));
console.log(await timeWholeContracts(program));

async function casesOf(folder: string): Promise<ScanCase[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:pdf|png|jpe?g)$/i.test(name));
  return Promise.all(names.map((name) => caseFromFile(join(folder, name))));
}

async function report(kind: string, cases: readonly ScanCase[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const one of cases) outcomes.push(await run(one));
  const seconds = outcomes.map((outcome) => outcome.seconds).sort((a, b) => a - b);
  console.log(`${kind.padEnd(14)} ${line(outcomes.map(({ ours }) => ours))}  silently wrong ${outcomes.reduce((sum, { ours }) => sum + ours.silentlyWrong.length, 0)}  median ${(seconds[seconds.length >> 1] ?? 0).toFixed(2)} s a file`);
  for (const name of Object.keys(outcomes[0]?.baselines ?? {})) {
    const scores = outcomes.flatMap((outcome) => outcome.baselines[name] ?? []);
    if (scores.length > 0) console.log(`  ${name.padEnd(12)} ${line(scores)}`);
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
  if (values.misses && ours.missed.length + ours.extra.length > 0) console.log(`  ${one.name}`, { missed: ours.missed, extra: ours.extra });
  return { ours, seconds, baselines: { pdftotext: await layoutPattern(one), tesseract: await nativeRaw(one) } };
}

function line(scores: readonly Score[]): string {
  const sum = addScores(scores);
  return `rows ${String(sum.truth).padStart(4)}  recall ${recall(sum).toFixed(3)}  precision ${precision(sum).toFixed(3)}`;
}
