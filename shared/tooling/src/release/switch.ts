import { withSwitch } from '@keydate/contracts/releases/pointer';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { readPlatformOptions } from './platform-options';
import { changeRegistry } from './registry-store';
import { releaseRecord } from './release-record';

// npm run release:disable -- <remote> --reason "<why>", and npm run release:enable -- <remote>
await runCommand(async () => {
  const [action, ...args] = process.argv.slice(2);
  const usage = `npm run release:${action} -- <remote>${action === 'disable' ? ' --reason "<why>"' : ''} [--to <origin>]`;
  const {
    positionals: [name],
    to,
    reason,
  } = readPlatformOptions({ usage, most: 1 }, args);
  if (name === undefined) throw new Error(`Name a remote: ${usage}.`);
  if (action === 'disable' && !reason) throw new Error('Say why, for the people who will miss it: --reason "<why>".');
  const said = action === 'disable' ? reason : undefined;
  if (to === undefined) {
    const { by, at } = await releaseRecord(undefined);
    await changeRegistry(homeOfRegistry(), (present) => {
      if (!present) throw new Error('Nothing is installed yet: run npm start once.');
      return withSwitch(present, name, { by, at, reason: said });
    });
  } else {
    const json = said === undefined ? {} : { reason: said };
    await askPlatform(await platformAt(to), `/releases/${name}/switch`, z.unknown(), { method: 'POST', json });
  }
  return `${name} is ${action}d.`;
});
