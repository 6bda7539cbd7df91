import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { withRelease } from '@keydate/contracts/releases/pointer';
import { runScript } from '../terminal/run-script';

test('a release that some people have is listed with who released it, and why without checks', async () => {
  const home = await mkdtemp(join(tmpdir(), 'keydate-list-'));
  const released = { at: '2026-11-26T10:00:00.000Z', by: 'june@homes.example', commit: 'abc1234', force: 'It burns' };
  const present = aRegistry({ billing: aRelease('one') });
  const registry = withRelease(present, 'billing', { ...aRelease('two'), released }, { percent: 10, people: [] });
  await writeFile(join(home, 'registry.json'), JSON.stringify(registry));
  const { output } = await runScript('release:list', {
    output: 'capture',
    environment: { ...process.env, KEYDATE_HOME: home },
  });
  await rm(home, { recursive: true });
  expect(output).toContain(
    'billing one (npm start); two (2026-11-26T10:00:00.000Z by june@homes.example, commit abc1234, without checks: It burns) for 10% of people\n',
  );
});
