import { remoteCommand } from '../terminal/remote-command';
import { goBack } from './go-back';
import { keydateHome } from './keydate-home';
import { changeRegistry } from './registry-store';

// npm run release:rollback -- <remote>: what was live before is live again with the next page load.
await remoteCommand('npm run release:rollback -- <remote>', async (name) => {
  const home = keydateHome();
  const live = await changeRegistry(home, (present) => goBack(home, name, present));
  return `${name} ${live.remotes[name]?.current.release ?? ''} is live again.`;
});
