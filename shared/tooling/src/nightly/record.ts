import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { parts } from './parts';

/** The last run of a part. */
export interface Run {
  /** The commit's short hash; with a `+` if files had changed since. */
  commit: string;
  /** In UTC, as '2026-11-28 04:30'. */
  date: string;
  result: string;
  minutes: number;
}

const file = join(workspaceRoot, 'docs/nightly.md');
const HEAD = `# Nightly

\`npm run nightly\` writes this table after each part; nobody edits it. CONTRIBUTING.md, Where a rule is tested, says who runs which part when.

| Part | Covers | Commit | Date (UTC) | Result | Minutes |
|---|---|---|---|---|---|
`;
const NEVER: Run = { commit: '', date: '', result: 'never run', minutes: 0 };

/** The last run of each part that has run, by the part's name. */
export function readRecord(text = existsSync(file) ? readFileSync(file, 'utf8') : ''): Map<string, Run> {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, name = '', , commit = '', date = '', result = '', minutes = '']) =>
      /^\d{4}-/.test(date) ? [[name, { commit, date, result, minutes: Number(minutes) }] as const] : [],
    ),
  );
}

/** The text of docs/nightly.md. */
export function recordText(record: ReadonlyMap<string, Run>): string {
  const rows = parts.map(({ name, covers }) => {
    const { commit, date, result, minutes } = record.get(name) ?? NEVER;
    return `| ${[name, covers, commit, date, result, minutes || ''].join(' | ')} |\n`;
  });
  return HEAD + rows.join('');
}

/** Records the run of a part in docs/nightly.md, as it is when the part has ended. */
export function writeRun(name: string, run: Run): void {
  writeFileSync(file, recordText(readRecord().set(name, run)));
}

/** The commit that is checked out, as in `Run`. Files that nightly runs write themselves do not count as changed. */
export function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--', '.', ':!docs/nightly.md', ':!docs/benchmarks.md');
  return `${git('rev-parse', '--short', 'HEAD')}${changes ? '+' : ''}`;
}
