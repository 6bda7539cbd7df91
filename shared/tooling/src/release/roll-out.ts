import { parseArgs } from 'node:util';
import { withScope } from '@keydate/contracts/releases/pointer';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { refuseMore } from './platform-options';
import { readScope, scopeArguments, toWhom } from './read-scope';
import { changeRegistry } from './registry-store';
import { releaseRecord } from './release-record';

const USAGE = 'npm run release:roll-out -- <remote> --percent <n> [--person <email>] [--to <origin>]';

// npm run release:roll-out -- <remote> --percent 50: the release that some people have goes to more, fewer, or everybody.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, ...scopeArguments },
  });
  const scope = readScope(values);
  refuseMore(positionals, 1, USAGE);
  const [name] = positionals;
  if (name === undefined || !scope) throw new Error(`Name a remote and who gets its release: ${USAGE}.`);
  if (values.to === undefined) {
    const { by, at } = await releaseRecord(undefined);
    await changeRegistry(homeOfRegistry(), (present) => {
      if (!present) throw new Error('Nothing is installed yet: run npm start once.');
      return withScope(present, name, scope, { by, at });
    });
  } else
    await askPlatform(await platformAt(values.to), `/releases/${name}/roll-out`, z.unknown(), {
      method: 'POST',
      json: scope,
    });
  return `The release of ${name} that was being rolled out is live for ${toWhom(scope)}.`;
});
