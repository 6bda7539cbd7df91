import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryFile } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { movedBack, withRelease } from '@keydate/contracts/releases/pointer';
import { runScript } from '../terminal/run-script';

/** The command's output for this registry. */
async function listed(registry: RegistryFile): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'keydate-list-'));
  await writeFile(join(home, 'registry.json'), JSON.stringify(registry));
  const { output } = await runScript('release:list', {
    output: 'capture',
    environment: { ...process.env, KEYDATE_HOME: home },
  });
  await rm(home, { recursive: true });
  return output;
}

const released = { at: '2026-11-26T10:00:00.000Z', by: 'june@homes.example', commit: 'abc1234', force: 'It burns' };
const rolledOut = withRelease(
  aRegistry({ billing: aRelease('one') }),
  'billing',
  { ...aRelease('two'), released },
  { percent: 10, people: [] },
);

test('a release that some people have is listed with who released it, and why without checks', async () => {
  expect(await listed(rolledOut)).toContain(
    'billing one (npm start); two (2026-11-26T10:00:00.000Z by june@homes.example, commit abc1234, without checks: It burns) for 10% of people\n',
  );
});

test('a release that was withdrawn from them is listed with who withdrew it, when and why', async () => {
  const change = { by: 'june@homes.example', at: '2026-11-26T11:00:00.000Z', reason: 'Prices are wrong' };
  const billing = movedBack('billing', rolledOut.remotes.billing, change);
  expect(await listed({ ...rolledOut, remotes: { billing } })).toContain(
    'billing one (npm start); two withdrawn (2026-11-26T11:00:00.000Z by june@homes.example: Prices are wrong)\n',
  );
});
