import { parseArgs } from 'node:util';
import { runCommand } from '../terminal/run-command';
import { AREA_NAMES, isArea, type Area } from './areas';
import { commitOf, refuseOutdated, withCheckout, withPatch } from './checkout';
import { readPatches, type Patch } from './patches';
import { readResults, resultOf, storeResults } from './results';
import { firstFailure } from './run-area';
import { writeTable } from './write-table';

// npm run mutants: applies each patch to a checkout of its own, runs the tests of its area, and writes docs/mutants.md.
await runCommand(async () => {
  const { areas, commit } = await readOptions();
  const isUntested = (patch: Patch) => resultOf(readResults(), commit, patch) === undefined;
  const untested = areas.filter((area) => readPatches(area).some(isUntested));
  if (untested.length > 0)
    await withCheckout(commit, async (folder) => {
      for (const area of untested) await testArea(folder, area, { commit, isUntested });
    });
  writeTable();
  return areas.map((area) => summaryOf(area, commit)).join('\n');
});

async function readOptions(): Promise<{ areas: Area[]; commit: string }> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { commit: { type: 'string', default: 'HEAD' } },
  });
  const areas = positionals.filter(isArea);
  if (areas.length < positionals.length) throw new Error(`The areas are ${AREA_NAMES.join(', ')}.`);
  return { areas: areas.length > 0 ? areas : AREA_NAMES, commit: await commitOf(values.commit) };
}

interface Run {
  commit: string;
  isUntested: (patch: Patch) => boolean;
}

async function testArea(folder: string, area: Area, { commit, isUntested }: Run): Promise<void> {
  const patches = readPatches(area).filter(isUntested);
  await refuseOutdated(folder, patches);
  if (readResults()[commit]?.green[area] === undefined) {
    const begun = Date.now();
    const failed = await firstFailure(folder, area);
    // where a test fails anyway, it tells nothing of a patch
    if (failed !== null) throw new Error(`The tests of ${area} fail without any patch: ${failed}.`);
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`${area}: green without a patch, in ${seconds} s`);
    storeResults(commit, (known) => ({ ...known, green: { ...known.green, [area]: seconds } }));
  }
  for (const patch of patches) {
    const { name, rule } = patch;
    const test = await withPatch(folder, patch, () => firstFailure(folder, area, patch));
    const result = test === null ? { rule, outcome: 'lives' as const } : { rule, outcome: 'caught' as const, test };
    console.log(`${name}: ${result.outcome}${test === null ? '' : ` by ${test}`}`);
    storeResults(commit, (known) => ({ ...known, mutants: { ...known.mutants, [name]: result } }));
  }
}

function summaryOf(area: Area, commit: string): string {
  const patches = readPatches(area);
  const results = readResults();
  const caught = patches.filter((patch) => resultOf(results, commit, patch)?.outcome === 'caught');
  return `${area}: ${caught.length} of ${patches.length} caught at ${commit.slice(0, 8)}`;
}
