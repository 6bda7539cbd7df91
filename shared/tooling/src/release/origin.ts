import { allowedOrigin } from '@keydate/contracts/releases/upload';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { signInOperator } from './operator-session';
import { askPlatform } from './platform-api';
import { originOf } from './platform-at';
import { readPlatformOptions } from './platform-options';

const USAGE = 'npm run release:origin -- allow|list|revoke [<remote> <origin>] --to <server>';

// npm run release:origin: an operator says on which servers a remote's releases may have their files.
await runCommand(async () => {
  const { positionals, to } = readPlatformOptions({ usage: USAGE, most: 3 });
  const [action, remote, origin] = positionals;
  if (!to) throw new Error(USAGE);
  const platform = await signInOperator(originOf(to));
  if (action === 'list' && remote === undefined) {
    const origins = await askPlatform(platform, '/origins', z.array(allowedOrigin));
    return origins.map((one) => `${one.remote} ${one.origin} allowed ${one.allowedAt} by ${one.allowedBy}`).join('\n');
  }
  if (remote === undefined || origin === undefined) throw new Error(USAGE);
  if (action === 'allow') {
    await askPlatform(platform, '/origins', z.unknown(), { method: 'POST', json: { remote, origin } });
    return `Releases of ${remote} may have their files at ${origin}.`;
  }
  if (action !== 'revoke') throw new Error(USAGE);
  const path = `/origins/${encodeURIComponent(remote)}/${encodeURIComponent(origin)}`;
  await askPlatform(platform, path, z.unknown(), { method: 'DELETE' });
  return `No new release of ${remote} may have its files at ${origin}.`;
});
