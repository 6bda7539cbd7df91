import { inSentence, wentBack, whatWentBack } from '@keydate/contracts/releases/went-back';
import { runCommand } from '../terminal/run-command';
import { goBack } from './go-back';
import { homeOfRegistry } from './keydate-home';
import { askPlatform } from './platform-api';
import { platformAt } from './platform-at';
import { readPlatformOptions } from './platform-options';
import { changeRegistry } from './registry-store';
import { releaseRecord } from './release-record';

const USAGE = 'npm run release:rollback -- <remote> [<release>] [--reason "<why>"] [--to <origin>]';

// npm run release:rollback -- <remote>, or host: what was live before, or the earlier release named, is live again with the
// next page load. A release that only some people have is withdrawn instead.
await runCommand(async () => {
  const {
    positionals: [name, release],
    to,
    reason,
  } = readPlatformOptions({ usage: USAGE, most: 2 });
  if (name === undefined) throw new Error(`Name a remote: ${USAGE}.`);
  if (to !== undefined) {
    const json = { reason, release };
    const platform = await platformAt(to);
    return inSentence(
      name,
      await askPlatform(platform, `/releases/${name}/rollback`, wentBack, { method: 'POST', json }),
    );
  }
  const home = homeOfRegistry();
  const { by, at } = await releaseRecord(undefined);
  let sentence = '';
  await changeRegistry(home, (present) => {
    if (!present) throw new Error(`Nothing is installed in ${home} yet.`);
    const next = goBack(home, name, present, { by, at, reason }, release);
    sentence = inSentence(name, whatWentBack(name, present, next));
    return next;
  });
  return sentence;
});
