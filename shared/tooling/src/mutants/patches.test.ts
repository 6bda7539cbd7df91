import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace';
import { AREA_NAMES } from './areas';
import { readPatches, type Patch } from './patches';

const execute = promisify(execFile);
const patches = AREA_NAMES.flatMap(readPatches);

it('has sixty patches, each of which applies to the checkout and breaks a rule of its own that a document has', async () => {
  const complaints = await Promise.all(patches.map(complaintOf));
  expect(complaints.filter((complaint) => complaint !== undefined)).toEqual([]);
  expect(new Set(patches.map(({ rule }) => rule)).size).toBe(60);
});

async function complaintOf({ name, file, source }: Patch): Promise<string | undefined> {
  const refused = await execute('git', ['apply', '--check', file], { cwd: workspaceRoot }).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (refused !== undefined) return `${name} does not apply: ${refused}`;
  const [document = '', heading] = source.split(', ');
  const text = readFileSync(join(workspaceRoot, document), 'utf8');
  const isThere = heading === undefined || text.split('\n').some((line) => isHeading(line, heading));
  return isThere ? undefined : `${name}: ${document} has no heading ${heading}.`;
}

function isHeading(line: string, heading: string): boolean {
  return line.startsWith('#') && line.replace(/^#+ /, '').startsWith(heading.replace('§ ', ''));
}
