import { allowedOrigin } from '@keydate/contracts/releases/upload';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { signInOperator } from './operator-session';
import { askPlatform } from './platform-api';
import { originOf } from './platform-at';
import { readPlatformOptions } from './platform-options';

const USAGE = 'npm run release:origin -- allow|list|revoke [<remote> <origin>] [--to <server>]';

/** The Keydate that runs on this machine, by its own settings. */
const { PUBLIC_ORIGIN, PORT = '3000' } = process.env;
const OF_THIS_MACHINE = PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

// npm run release:origin: an operator says on which servers a remote's releases may have their files.
await runCommand(async () => {
  const { positionals, to = OF_THIS_MACHINE } = readPlatformOptions({ usage: USAGE, most: 3 });
  const [action, remote, origin] = positionals;
  if (action === undefined) throw new Error(USAGE);
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
