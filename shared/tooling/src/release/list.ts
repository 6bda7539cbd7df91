import type { MadeLive, RegistryFile } from '@keydate/contracts/registry';
import { liveReleases } from '@keydate/contracts/releases/live-releases';
import { liveRelease, removals, type LiveRelease, type Removals } from '@keydate/contracts/releases/upload';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { readPlatformOptions } from './platform-options';
import { toWhom } from './read-scope';
import { readRegistry } from './registry-store';

// npm run release:list: what is live, since when and by whom, and what it can be rolled back to; then what was removed.
await runCommand(async () => {
  const { to } = readPlatformOptions({ usage: 'npm run release:list [-- --to <origin>]', most: 0 });
  const { live, removed } = to === undefined ? installed(await readRegistry(homeOfRegistry())) : await at(to);
  const gone = Object.entries(removed).map(
    ([name, { by, at, reason }]) => `${name} REMOVED (${at} by ${by}): ${reason}`,
  );
  return [...live.map(lineOf), ...gone].join('\n');
});

interface Listed {
  live: LiveRelease[];
  removed: Removals;
}

function installed(registry: RegistryFile | undefined): Listed {
  if (!registry) throw new Error('Nothing is installed yet: run npm start once.');
  return { live: liveReleases(registry), removed: registry.removed ?? {} };
}

async function at(origin: string): Promise<Listed> {
  const platform = await platformAt(origin);
  const live = await askPlatform(platform, '/releases', z.array(liveRelease));
  // an older server has no such list
  const removed = await askPlatform(platform, '/removals', removals).catch(() => ({}));
  return { live, removed };
}

function lineOf({ name, release, released, madeLive, previous, disabled, rollOut, withdrawn }: LiveRelease): string {
  const again = madeLive ? `, live by ${madeLive.action} of ${whoAndWhy(madeLive)}` : '';
  const off = disabled === undefined ? '' : ` DISABLED: ${disabled}`;
  const before = previous.length === 0 ? '' : `; before it ${previous.join(', ')}`;
  const newer = rollOut ? `; ${rollOut.release} (${whenAndByWhom(rollOut.released)}) for ${toWhom(rollOut)}` : '';
  const gone = withdrawn ? `; ${withdrawn.release} withdrawn (${whoAndWhy(withdrawn)})` : '';
  return `${name} ${release} (${whenAndByWhom(released)}${again})${newer}${gone}${before}${off}`;
}

function whoAndWhy({ at, by, reason }: Omit<MadeLive, 'action'>): string {
  return `${at} by ${by}${reason === undefined ? '' : `: ${reason}`}`;
}

/** When and by whom it was released, from which commit, and why without checks. */
function whenAndByWhom(released: LiveRelease['released']): string {
  if (!released) return 'npm start';
  const { at, by, commit, force } = released;
  return `${at} by ${by}${commit === undefined ? '' : `, commit ${commit}`}${force === undefined ? '' : `, without checks: ${force}`}`;
}
