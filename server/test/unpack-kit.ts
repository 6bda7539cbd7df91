import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspacePackages, workspaceRoot } from '@keydate/tooling/workspace';
import { z } from 'zod';

const run = promisify(execFile);
const manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });

/**
 * Installs a repository's kit as npm does, but with the checkout's libraries in place of the registry's: the tarballs are
 * unpacked, and each library that they name is linked.
 */
export async function unpackKit(repository: string): Promise<void> {
  for (const tarball of await readdir(join(repository, 'kit'))) {
    const folder = join(repository, 'node_modules/@keydate', tarball.replace(/^keydate-|\.tgz$/g, ''));
    await mkdir(folder, { recursive: true });
    await run('tar', ['-xzf', join(repository, 'kit', tarball), '-C', folder, '--strip-components=1']);
    const { dependencies } = manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
    for (const name of Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@keydate/')))
      await linkLibrary(name, join(repository, 'node_modules', name));
  }
}

async function linkLibrary(name: string, link: string): Promise<void> {
  if (existsSync(link)) return;
  const installed = ['.', ...workspacePackages()]
    .map((folder) => join(workspaceRoot, folder, 'node_modules', name))
    .find(existsSync);
  if (installed === undefined) throw new Error(`The kit names ${name}, and the checkout does not have it.`);
  await mkdir(dirname(link), { recursive: true });
  await symlink(await realpath(installed), link);
}

/** Runs a command of the kit in a repository: its exit code, and what it printed. */
export async function remoteKit(repository: string, args: readonly string[], environment: Record<string, string> = {}) {
  const bin = join(repository, 'node_modules/@keydate/remote-kit/bin/remote-kit.mjs');
  const { NODE_OPTIONS: _ofJest, JEST_WORKER_ID: _worker, ...own } = process.env;
  const options = { cwd: repository, env: { ...own, ...environment }, maxBuffer: 1 << 24 };
  try {
    const { stdout, stderr } = await run(process.execPath, [bin, ...args], options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() }).parse(error);
    return { code: failed.code, output: failed.stdout + failed.stderr };
  }
}
