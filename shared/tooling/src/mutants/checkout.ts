import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace';
import type { Patch } from './patches';

const execute = promisify(execFile);

/** The commit that a name such as `HEAD` means. */
export async function commitOf(name: string): Promise<string> {
  return (await git(workspaceRoot, 'rev-parse', '--verify', `${name}^{commit}`)).trim();
}

/** Checks a commit out in a temporary folder with all its packages, and removes the folder at the end. */
export async function withCheckout<T>(commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'keydate-mutants-'));
  const folder = join(parent, 'checkout');
  try {
    await git(workspaceRoot, 'worktree', 'add', '--detach', folder, commit);
    const install = ['shared/tooling/bin/pnpm.mjs', 'install', '--frozen-lockfile', '--prefer-offline'];
    await execute(process.execPath, install, { cwd: folder, maxBuffer: Infinity });
    return await work(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
    await git(workspaceRoot, 'worktree', 'prune');
  }
}

/** Throws, with their names, if some patches do not apply: then nothing is known of the rules that they break. */
export async function refuseOutdated(folder: string, patches: readonly Patch[]): Promise<void> {
  const outdated: string[] = [];
  for (const { name, file } of patches)
    await git(folder, 'apply', '--check', file).catch(() => void outdated.push(name));
  if (outdated.length > 0) throw new Error(`These patches do not apply: ${outdated.join(', ')}.`);
}

/** Does something with the checkout while a patch is applied. */
export async function withPatch<T>(folder: string, { file }: Patch, work: () => Promise<T>): Promise<T> {
  await git(folder, 'apply', file);
  try {
    return await work();
  } finally {
    await git(folder, 'checkout', '--quiet', '--', '.');
  }
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  return (await execute('git', args, { cwd })).stdout;
}
