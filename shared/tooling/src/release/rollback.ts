import { keydateHome } from './keydate-home';
import { movedBack } from './pointer';
import { changeRegistry } from './registry-store';
import { remoteCommand } from './remote-command';

// pnpm release:rollback <remote>: what was live before is live again with the next page load.
await remoteCommand('pnpm release:rollback <remote>', async (name) => {
  const home = keydateHome();
  const live = await changeRegistry(home, (present) => {
    if (!present) throw new Error(`Nothing is installed in ${home} yet.`);
    return { ...present, remotes: { ...present.remotes, [name]: movedBack(name, present.remotes[name]) } };
  });
  return `${name} ${live.remotes[name]?.current.release ?? ''} is live again.`;
});
