import { withoutRemote } from '@keydate/contracts/releases/pointer';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { readPlatformOptions } from './platform-options';
import { changeRegistry } from './registry-store';
import { releaseRecord } from './release-record';

const USAGE = 'npm run release:remove -- <remote> --reason "<why>" [--to <origin>]';

// npm run release:remove: takes a remote out of what is live, until it is released again.
await runCommand(async () => {
  const {
    positionals: [name],
    to,
    reason,
  } = readPlatformOptions({ usage: USAGE, most: 1 });
  if (name === undefined || !reason) throw new Error(`Name a remote, and say why it goes: ${USAGE}.`);
  if (to === undefined) {
    const { by, at } = await releaseRecord(undefined);
    await changeRegistry(homeOfRegistry(), (present) => {
      if (!present) throw new Error('Nothing is installed yet: run npm start once.');
      return withoutRemote(present, name, { by, at, reason });
    });
  } else
    await askPlatform(await platformAt(to), `/releases/${name}/removal`, z.unknown(), {
      method: 'POST',
      json: { reason },
    });
  return `${name} is removed. To bring it back: npm run release -- ${name}${to === undefined ? '' : ` --to ${to}`}`;
});
