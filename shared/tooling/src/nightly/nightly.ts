import { printResults, type Results } from '../test/report';
import { parts, type Part } from './parts';
import { currentCommit, readRecord, writeRun } from './record';
import { runPart } from './run-part';

// npm run nightly -- <part> runs one part. Without a name, each that has not passed at this commit, the one that ran longest ago
// first: a run that was stopped resumes where it was.
const MOST_MINUTES = 25;
const [name] = process.argv.slice(2);
const commit = currentCommit();
const chosen = name === undefined ? due() : parts.filter((part) => part.name === name);
if (chosen.length === 0)
  console.log(
    name === undefined
      ? 'Each part has passed at this commit.'
      : `There is no part “${name}”. The parts: ${parts.map((part) => part.name).join(', ')}.`,
  );
const all: Results[] = [];
for (const part of chosen) {
  const began = new Date();
  const results = await runPart(part);
  const minutes = Math.ceil((Date.now() - began.getTime()) / 60_000);
  writeRun(part.name, {
    commit,
    date: began.toISOString().slice(0, 16).replace('T', ' '),
    result: inWords(results, minutes),
    minutes,
  });
  all.push(...results);
}
process.exitCode = printResults(all) && (chosen.length > 0 || name === undefined) ? 0 : 1;

function due(): Part[] {
  const record = readRecord();
  const dateOf = ({ name }: Part) => record.get(name)?.date ?? '';
  const hasPassed = ({ name }: Part) =>
    record.get(name)?.commit === commit && record.get(name)?.result.includes(' 0 failed');
  return parts.filter((part) => !hasPassed(part)).sort((left, right) => dateOf(left).localeCompare(dateOf(right)));
}

function inWords(results: readonly Results[], minutes: number): string {
  const sum = (count: 'passed' | 'failed') => results.reduce((total, one) => total + one[count], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed${minutes > MOST_MINUTES ? '; too long, split it' : ''}`;
}
