import { makeBuild } from './make-build';
import { hostBuild, miniShellBuild, plain, remoteBuild } from './web-builds';

// Each build has a process of its own: two can run at once, and webpack's memory is freed. Prints the release.
const [name = '', manner] = process.argv.slice(2);
const hosts: Record<string, typeof hostBuild> = { host: hostBuild, 'mini-shell': miniShellBuild };

try {
  const describe = hosts[name] ?? (() => remoteBuild(name));
  const { release } = await makeBuild(manner === 'plain' ? () => plain(describe()) : describe);
  console.log(release);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
