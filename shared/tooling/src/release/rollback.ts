import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { goBack } from './go-back';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { readPlatformOptions } from './platform-options';
import { changeRegistry } from './registry-store';
import { releaseRecord } from './release-record';

// npm run release:rollback -- <remote>, or host: what was live before is live again with the next page load.
await runCommand(async () => {
  const { name, to, reason } = readPlatformOptions();
  if (name === undefined)
    throw new Error('Name a remote: npm run release:rollback -- <remote> [--reason "<why>"] [--to <origin>].');
  if (to !== undefined) {
    const shape = z.object({ release: z.string() });
    const { release } = await askPlatform(await platformAt(to), `/releases/${name}/rollback`, shape, {
      method: 'POST',
      json: { reason },
    });
    return `${name} ${release} is live again.`;
  }
  const home = homeOfRegistry();
  const { by, at } = await releaseRecord(undefined);
  const { host, remotes } = await changeRegistry(home, (present) => goBack(home, name, present, { by, at, reason }));
  return `${name} ${(name === 'host' ? host.release : remotes[name]?.current.release) ?? ''} is live again.`;
});
