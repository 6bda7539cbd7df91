import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { AREA_NAMES, type Area } from './areas';
import { readPatches, type Patch } from './patches';
import { readResults, resultOf, type Results } from './results';

const INTRODUCTION = `# Mutants

Do the tests find faults? Each of these patches breaks one rule as somebody may by mistake. They were chosen from the rules before
anybody looked at the tests. \`npm run mutants -- <area>\` applies one after the other and runs the tests of the area; *caught* means
that a test failed, *lives* that none did. The nightly tests never run here.

Written by \`npm run mutants\` (\`shared/tooling/src/mutants\`).
`;

/** Writes docs/mutants.md: what the first commit that was tested catches, and what the last one does. */
export function writeTable(): void {
  const sections = AREA_NAMES.map((area) => sectionOf(area, readResults()));
  writeFileSync(join(workspaceRoot, 'docs/mutants.md'), [INTRODUCTION, ...sections].join('\n'));
}

function sectionOf(area: Area, results: Results): string {
  const rows = readPatches(area).map((patch) => rowOf(patch, results));
  const head = ['| Rule | Patch | First suite | This suite | The test that caught it |', '|---|---|---|---|---|'];
  return [`## ${area}`, '', ...head, ...rows, ''].join('\n');
}

function rowOf(patch: Patch, results: Results): string {
  const tested = Object.keys(results).filter((commit) => resultOf(results, commit, patch) !== undefined);
  const [first] = Object.keys(results);
  const last = tested.findLast((commit) => commit !== first);
  const cell = (commit: string | undefined) => {
    const found = commit === undefined ? undefined : resultOf(results, commit, patch);
    return found && commit !== undefined ? `${found.outcome} (${commit.slice(0, 8)})` : '–';
  };
  const shown = last ?? first;
  const test = shown === undefined ? undefined : resultOf(results, shown, patch)?.test;
  const [file, title] = test?.split(/: (.*)/s) ?? [];
  // A title is quoted: the check of words leaves quotes out.
  const caughtBy = file && title ? `\`${file}\`: “${title}”` : '–';
  const [, number] = patch.name.split('/');
  const cells = [`${patch.rule} (${patch.source})`, number, cell(first), cell(last), caughtBy];
  return `| ${cells.map((text = '') => text.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}
