import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recogniserEntry } from '../../src/adapters/recogniser/open-recognition';
import { RecognitionPool } from '../../src/adapters/recogniser/recognition-pool';
import { AppError } from '../../src/app-error';
import { builtPrograms } from '../../src/startup/built-programs';
import { chanceFrom, type Chance } from '../contracts/chance';
import { drawContract } from '../contracts/draw-contract';
import { inventContract } from '../contracts/invent-contract';
import { mostMemoryOfChildren } from '../most-memory';
import { mutated } from './mutate';

/**
 * npm run fuzz:scan -- [--runs 5000] [--from 1] [--keep folder]: broken files into the real recognising process. A file may
 * be read or refused in a sentence; a crash, a hang (60 s of silence) and too much memory are findings, and their files are kept.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5000' }, from: { type: 'string', default: '1' }, keep: { type: 'string' } } });
const serverRoot = join(import.meta.dirname, '../..');
const samples = join(serverRoot, 'test/contracts');
/** Pictures take seconds each, typed pages a fraction of one. */
const PICTURES = 0.03;
const MOST_MEMORY_MB = 700;
const TOO_MUCH_MEMORY = 'TOO_MUCH_MEMORY';
const FINDINGS = ['SCAN_FAILED', 'SCAN_TIMED_OUT', TOO_MUCH_MEMORY];

execFileSync(process.execPath, ['build.mjs'], { cwd: serverRoot, stdio: 'inherit' });
const names = (await readdir(samples)).filter((name) => !name.endsWith('.json'));
const files = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(samples, name))] as const)));
const outcomes = new Map<string, number>();
const problems: string[] = [];
const pool = new RecognitionPool({ entry: recogniserEntry(builtPrograms(serverRoot).recogniser, 'tesseract'), processes: 1, queue: 1, onProblem: (problem) => problems.push(problem) });
const start = performance.now();
let longest = 0;
let largest = 0;
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.runs); seed++) await runOne(seed);
await pool.close();
const summary = [...outcomes].sort((a, b) => b[1] - a[1]).map(([outcome, count]) => `${outcome} ${count}`);
console.log(`${values.runs} files in ${((performance.now() - start) / 60_000).toFixed(1)} min, the longest ${(longest / 1000).toFixed(1)} s, the largest process ${largest.toFixed(0)} MB: ${summary.join(', ')}`);
process.exitCode = FINDINGS.some((code) => outcomes.has(code)) ? 1 : 0;

async function runOne(seed: number): Promise<void> {
  const bytes = await aBrokenFile(chanceFrom(seed));
  const begun = performance.now();
  const answer = await pool.readContract(bytes).then(() => 'read', (error: unknown) => (error instanceof AppError ? error.code : String(error)));
  const memory = (await mostMemoryOfChildren()) ?? 0;
  largest = Math.max(largest, memory);
  const outcome = memory > MOST_MEMORY_MB ? TOO_MUCH_MEMORY : answer;
  longest = Math.max(longest, performance.now() - begun);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (!FINDINGS.includes(outcome)) return;
  console.log(`seed ${seed}: ${outcome}`, problems.splice(0).join('\n'));
  if (!values.keep) return;
  await mkdir(values.keep, { recursive: true });
  await writeFile(join(values.keep, String(seed)), bytes);
}

/** Half of them from the samples, half from contracts that the seed invents. */
async function aBrokenFile(chance: Chance): Promise<Buffer> {
  const isPicture = chance.happens(PICTURES);
  const named = names.filter((name) => /^(?:scan|photo)/.test(name) === isPicture);
  const whole = isPicture || chance.happens(0.5) ? files.get(chance.pick(named)) : (await drawContract(inventContract(chance.whole(1, 1_000_000)))).pdf;
  return mutated(whole ?? Buffer.alloc(0), chance);
}
