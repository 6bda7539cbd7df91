import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { goBack } from './go-back';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { readPlatformOptions } from './platform-options';
import { changeRegistry } from './registry-store';
import { releaseRecord } from './release-record';

const USAGE = 'npm run release:rollback -- <remote> [<release>] [--reason "<why>"] [--to <origin>]';

// npm run release:rollback -- <remote>, or host: what was live before, or the earlier release named, is live again with the next page load.
await runCommand(async () => {
  const {
    positionals: [name, release],
    to,
    reason,
  } = readPlatformOptions({ usage: USAGE, most: 2 });
  if (name === undefined) throw new Error(`Name a remote: ${USAGE}.`);
  if (to !== undefined) {
    const shape = z.object({ release: z.string() });
    const live = await askPlatform(await platformAt(to), `/releases/${name}/rollback`, shape, {
      method: 'POST',
      json: { reason, release },
    });
    return `${name} ${live.release} is live again.`;
  }
  const home = homeOfRegistry();
  const { by, at } = await releaseRecord(undefined);
  const change = { by, at, reason };
  const { host, remotes } = await changeRegistry(home, (present) => goBack(home, name, present, change, release));
  return `${name} ${(name === 'host' ? host.release : remotes[name]?.current.release) ?? ''} is live again.`;
});
