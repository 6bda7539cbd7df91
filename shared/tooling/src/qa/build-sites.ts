import { join, relative } from 'node:path';
import { buildStale } from '../build/build-stale';
import { miniShellBuild, remoteBuild } from '../build/web-builds';
import { runCommand } from '../terminal/run-command';
import { remoteNames, workspaceRoot } from '../workspace';
import { writeSite } from './write-site';

// npm run qa:build [-- <remote>]: a static site with the desk of that remote, or of each one.
const [wanted] = process.argv.slice(2);

await runCommand(async () => {
  const sites: string[] = [];
  for (const name of wanted === undefined ? remoteNames() : [wanted]) {
    const [shell, remote] = await buildStale([miniShellBuild(), remoteBuild(name)], console.log);
    if (!shell || !remote) throw new Error(`${name} was not built.`);
    const folder = join(remote.folder, 'dist/qa');
    await writeSite({ shell, remote }, folder);
    sites.push(relative(workspaceRoot, folder));
  }
  return `Sites for the root of any origin that answers unknown addresses with their 404.html: ${sites.join(', ')}`;
});
