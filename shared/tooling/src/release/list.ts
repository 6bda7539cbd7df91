import type { RegistryFile } from '@keydate/contracts/registry';
import { liveReleases } from '@keydate/contracts/releases/live-releases';
import { liveRelease, type LiveRelease } from '@keydate/contracts/releases/upload';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { readPlatformOptions } from './platform-options';
import { toWhom } from './read-scope';
import { readRegistry } from './registry-store';

// npm run release:list: what is live, since when and by whom, and what it can be rolled back to.
await runCommand(async () => {
  const { to } = readPlatformOptions();
  const live =
    to === undefined
      ? installed(await readRegistry(homeOfRegistry()))
      : await askPlatform(await platformAt(to), '/releases', z.array(liveRelease));
  return live.map(lineOf).join('\n');
});

function installed(registry: RegistryFile | undefined): LiveRelease[] {
  if (!registry) throw new Error('Nothing is installed yet: run npm start once.');
  return liveReleases(registry);
}

function lineOf({ name, release, released, madeLive, previous, disabled, rollOut }: LiveRelease): string {
  const by = released ? `${released.at} by ${released.by}` : 'npm start';
  const why = madeLive?.reason === undefined ? '' : `: ${madeLive.reason}`;
  const again = madeLive ? `, live by ${madeLive.action} of ${madeLive.at} by ${madeLive.by}${why}` : '';
  const commit = released?.commit === undefined ? '' : `, commit ${released.commit}`;
  const force = released?.force === undefined ? '' : `, without checks: ${released.force}`;
  const off = disabled === undefined ? '' : ` DISABLED: ${disabled}`;
  const before = previous.length === 0 ? '' : `; before it ${previous.join(', ')}`;
  const newer = rollOut ? `; ${rollOut.release} for ${toWhom(rollOut)}` : '';
  return `${name} ${release} (${by}${commit}${force}${again})${newer}${before}${off}`;
}
