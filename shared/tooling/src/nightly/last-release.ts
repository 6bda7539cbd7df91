import { execFileSync } from 'node:child_process';
import { withCheckout } from '../mutants/checkout';
import { findPostgres } from '../postgres/find-postgres';
import { startPostgres } from '../postgres/start-postgres';
import { run } from '../terminal/run';
import { workspaceRoot } from '../workspace';

// The server tests of the last release, on tables that this checkout has migrated: while a release rolls out, servers of both use them.
// npm run nightly -- last-release
const programs = findPostgres();
if (programs === undefined) throw new Error('The last release needs an installed PostgreSQL.');
const commit = lastRelease();
console.log(`The server tests of ${git('log', '-1', '--format=%h of %cs, “%s”', commit)}, on the tables of today.`);
const postgres = await startPostgres(programs);
try {
  const migrated = await run('npm', ['run', 'migrate'], {
    output: 'show',
    environment: { ...process.env, DATABASE_URL: postgres.url },
  });
  if (migrated.code !== 0) throw new Error('The tables could not be made.');
  const tested = await withCheckout(commit, (folder) =>
    run('npm', ['--prefix', folder, 'run', 'unit', '--', 'server/test'], {
      output: 'show',
      environment: { ...process.env, TEST_DATABASE_URL: postgres.url, KEYDATE_NIGHTLY: '' },
    }),
  );
  process.exitCode = tested.code;
} finally {
  await postgres.stop();
}

/** The last tag of a release, such as v1.2.0; as long as there is none, the commit before the newest migration. */
function lastRelease(): string {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', '--always');
  if (tag.startsWith('v')) return tag;
  return git('rev-parse', `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'server/drizzle/*.sql')}^`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();
}
