import { failedCheck } from '../../release/failed-check';
import { remoteBuild } from '../../build/web-builds';
import { remoteCommand } from '../../terminal/remote-command';

// remote-kit check: the checks that `remote-kit release` makes before it builds.
await remoteCommand('remote-kit check', async (name) => {
  const failure = await failedCheck(remoteBuild(name).folder);
  if (failure !== undefined) throw new Error(failure);
  return `The types of ${name} have no errors, and its tests pass.`;
});
