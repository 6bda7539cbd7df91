import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layoutPattern, nativeRaw } from './baselines';
import { compareSpeed } from './compare-speed';
import { CASE_KINDS, caseFromFile, makeCase, SOURCES, type ScanCase, type Source } from './contracts/make-case';
import { ReaderProcess } from './process/reader-process';
import { addScores, precision, recall, scoreRows, type Score } from './score';
import { reportHardCases } from './report-hard-cases';
import { reportStateForms } from './report-state-forms';
import { reportStated } from './report-stated';
import {
  addSilentErrors,
  inWords,
  isAllReadOrFlagged,
  NO_SILENT_ERRORS,
  silentErrors,
  type SilentErrors,
} from './silent-errors';
import { timeWholeContracts } from './time-whole-contracts';

/**
 * npm run bench:scan -- [--seeds 4] [--from 1001] [--kinds scan-fax,photo,cropped] [--files folder] [--misses]
 * [--program file]: measures how much of contracts this reader reads, and how fast, or another program that accepts
 * the same commands, such as the server's with AWS Textract (README.md). Then it reads the contracts that are easily
 * misread (`hard`), those that state an address, a side, a client and MEC (`stated`), and those on other states' forms
 * (`state-forms`). Exits with 1 if less is read than
 * required, if a day is wrong without a flag, if one of the easily misread is refused, or has a row that is wrong or
 * missing without a warning, or if a proposal is wrong or missing.
 */
const { values, positionals } = parseArgs({
  options: {
    seeds: { type: 'string', default: '4' },
    from: { type: 'string', default: '1001' },
    kinds: { type: 'string' },
    files: { type: 'string' },
    misses: { type: 'boolean', default: false },
    program: { type: 'string' },
  },
  allowPositionals: true,
});
const ASKED: Record<Source, { recall: number; precision: number }> = {
  typed: { recall: 1, precision: 1 },
  scan: { recall: 0.97, precision: 0.99 },
  photo: { recall: 0.92, precision: 0.97 },
};
const samples = join(import.meta.dirname, '../test/contracts');

interface Outcome {
  ours: Score;
  seconds: number;
  baselines: Record<string, Score | null>;
}

const reader = new ReaderProcess(values.program ? { file: values.program, args: positionals } : undefined);
const bySource = new Map<Source, Score[]>();
let silent = NO_SILENT_ERRORS;
let ofHardCases: SilentErrors;
let areFactsRight = true;
let areStateFormsRight = true;
const isAsked = (kind: string) => !values.files && (!values.kinds || values.kinds.split(',').includes(kind));
try {
  const given = await casesOf(values.files ?? samples);
  for (const source of SOURCES)
    await report(
      `${source}, ${values.files ? 'given' : 'samples'}`,
      given.filter((one) => one.source === source),
    );
  const kinds = CASE_KINDS.filter(isAsked);
  for (const kind of kinds) {
    await report(
      kind,
      await Promise.all(
        Array.from({ length: Number(values.seeds) }, (_, index) => makeCase(kind, Number(values.from) + index)),
      ),
    );
  }
  ofHardCases = await reportHardCases(reader, isAsked);
  if (isAsked('stated')) areFactsRight = await reportStated(reader);
  if (isAsked('state-forms')) areStateFormsRight = await reportStateForms(reader);
} finally {
  reader.close();
}
for (const [source, scores] of bySource)
  console.log(
    `all of ${source.padEnd(14)} ${line(scores)}${isEnough(source, addScores(scores)) ? '' : '  LESS THAN ASKED'}`,
  );
console.log(`all of the easily misread  ${inWords(ofHardCases)}`);
console.log(`all others             ${inWords(silent)}`);
console.log(
  await compareSpeed(['scan-office.pdf', 'scan-fax.pdf', 'photo-phone.jpg'].map((name) => join(samples, name))),
);
console.log(await timeWholeContracts());
process.exitCode =
  [...bySource].every(([source, scores]) => isEnough(source, addScores(scores))) &&
  isAllReadOrFlagged(ofHardCases) &&
  areFactsRight &&
  areStateFormsRight
    ? 0
    : 1;

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
  const answer = await reader.read(one.bytes);
  const seconds = (performance.now() - start) / 1000;
  if (answer.kind === 'refused') console.log(`  ${one.name}: ${answer.code} ${answer.problem ?? ''}`);
  const errors = silentErrors(one.rows, answer.kind === 'read' ? answer.reading : null);
  silent = addSilentErrors(silent, errors);
  const { rows, doubts } = answer.kind === 'read' ? answer.reading : { rows: [], doubts: [] };
  const ours = scoreRows(one.rows, rows.slice(1), new Set(doubts.map(({ row }) => row - 1)));
  if (ours.silentlyWrong.length > 0) console.log(`  ${one.name}: WRONG WITHOUT A FLAG`, ours.silentlyWrong);
  if (values.misses && ours.missed.length + ours.extra.length > 0)
    console.log(`  ${one.name}`, { missed: ours.missed, extra: ours.extra });
  return { ours, seconds, baselines: { pdftotext: await layoutPattern(one), tesseract: await nativeRaw(one) } };
}

function line(scores: readonly Score[]): string {
  const sum = addScores(scores);
  return `${rates(sum)}  days wrong without a flag ${sum.silentlyWrong.length}, not there ${sum.absentDays.length}`;
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
