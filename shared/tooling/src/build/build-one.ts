import { makeBuild } from './make-build';
import { hostBuild, miniShellBuild, remoteBuild } from './web-builds';

// A process of its own for each build: two run side by side, and webpack's memory goes with it. Prints the release.
const [name = ''] = process.argv.slice(2);
const hosts: Record<string, typeof hostBuild> = { host: hostBuild, 'mini-shell': miniShellBuild };

try {
  const { release } = await makeBuild(hosts[name] ?? (() => remoteBuild(name)));
  console.log(release);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
