import { userInfo } from 'node:os';
import type { ReleaseRecord } from '@keydate/contracts/registry';
import { run } from '../terminal/run';

/** The person, release and commit, as far as this machine knows. */
export async function releaseRecord(force: string | undefined): Promise<ReleaseRecord> {
  const [commit, email, changes] = await Promise.all([
    askGit('rev-parse', 'HEAD'),
    askGit('config', 'user.email'),
    askGit('status', '--porcelain'),
  ]);
  return {
    by: email || userName(),
    at: new Date().toISOString(),
    ...(commit && { commit: changes ? `${commit}, with changes that are not committed` : commit }),
    ...(force !== undefined && { force }),
  };
}

/** The users of many CI containers have a number alone. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

/** Empty where git is not installed or has no answer. */
async function askGit(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { output: 'capture' });
  return code === 0 ? output.trim() : '';
}
