import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@keydate/tooling/workspace';

/** A command that has ended. */
interface Typed {
  code: number;
  output: string;
  /** How many milliseconds before its end it first printed these words. */
  sinceItPrinted: (words: RegExp) => number;
}

/**
 * The machine of a squad that has never seen the checkout: folders, a home and an npm cache of its own. Where this process may,
 * its commands run as another user, from whom the checkout is hidden.
 */
export interface SquadMachine {
  /** Absolute path of the folder that has all of its folders. */
  folder: string;
  isOtherUser: boolean;
  /** Gives the squad the files of one of its folders, which somebody else has written. */
  handOver: (folder: string) => Promise<void>;
  /** Types a line in a folder, and waits for its end. */
  types: (folder: string, line: string, secrets?: Readonly<Record<string, string>>) => Promise<Typed>;
  /** Types a line that does not end, such as `npm run qa`; returns a function that ends it. */
  starts: (folder: string, line: string, secrets?: Readonly<Record<string, string>>) => () => void;
  remove: () => Promise<void>;
}

/** Has no name on this system, as the users of many CI containers. */
const OTHER_USER = 64_738;
/** The arguments of `unshare`; the program to run follows. */
const AS_OTHER_USER = [
  '--mount',
  'sh',
  '-c',
  // an empty folder in place of the checkout, for this process and those that it starts
  `mount -t tmpfs -o mode=700 none "$0" && exec setpriv --reuid=${OTHER_USER} --regid=${OTHER_USER} --clear-groups "$@"`,
  workspaceRoot,
];
/** Variables that programs may need to reach the registry of npm. The commands get no others of this process. */
const OF_THE_NETWORK = [
  'HTTPS_PROXY',
  'https_proxy',
  'NO_PROXY',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'npm_config_registry',
];

export async function aSquadMachine(): Promise<SquadMachine> {
  const isOtherUser = spawnSync('unshare', [...AS_OTHER_USER, 'true']).status === 0;
  const folder = await mkdtemp(join(tmpdir(), 'keydate-squad-'));
  const home = join(folder, 'home');
  await mkdir(home);

  async function handOver(path: string): Promise<void> {
    if (!isOtherUser) return;
    await chown(path, OTHER_USER, OTHER_USER);
    for (const name of await readdir(path, { recursive: true })) await chown(join(path, name), OTHER_USER, OTHER_USER);
  }

  function start(cwd: string, line: string, secrets: Readonly<Record<string, string>> = {}): ChildProcess {
    const asTyped = ['-e', '-c', line];
    const [program, args] = isOtherUser ? ['unshare', [...AS_OTHER_USER, 'bash', ...asTyped]] : ['bash', asTyped];
    const ofTheNetwork = OF_THE_NETWORK.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const path = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'].join(':');
    const env = { ...Object.fromEntries(ofTheNetwork), ...secrets, HOME: home, PATH: path };
    return spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  }

  await handOver(folder);
  return {
    folder,
    isOtherUser,
    handOver,
    types: (cwd, line, secrets) => untilItEnds(start(cwd, line, secrets)),
    starts: (cwd, line, secrets) => {
      const { pid } = start(cwd, line, secrets);
      // npm does not end what it has started
      return () => void (pid !== undefined && process.kill(-pid, 'SIGTERM'));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function untilItEnds(child: ChildProcess): Promise<Typed> {
  const printed: { at: number; output: string }[] = [];
  const note = (text: Buffer) =>
    void printed.push({ at: performance.now(), output: (printed.at(-1)?.output ?? '') + text.toString() });
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const ended = performance.now();
  return {
    code,
    output: printed.at(-1)?.output ?? '',
    sinceItPrinted: (words) => ended - (printed.find(({ output }) => words.test(output))?.at ?? NaN),
  };
}
