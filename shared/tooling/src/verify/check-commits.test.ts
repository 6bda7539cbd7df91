import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCommits } from './check-commits';

const FIRST = 'style: the first commit that counts';
const WHY = 'Because somebody will ask.';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-commits-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Git as on a machine without settings of its own, and outside any repository that runs these tests from a hook. */
function git(...args: string[]): void {
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@keydate.example' };
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@keydate.example' };
  const env = { ...Object.fromEntries(outside), ...author, ...committer, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', args, { cwd: root, env, stdio: 'pipe' });
}

function commit(...message: string[]): void {
  git('commit', '--allow-empty', ...message.flatMap((paragraph) => ['-m', paragraph]));
}

test('a commit with a short subject and a reason is accepted', async () => {
  git('init');
  commit(FIRST);
  commit('x'.repeat(72), WHY);
  expect(await checkCommits(root, FIRST)).toEqual({ checked: 1, complaints: [] });
});

test('a subject of 73 characters is refused, with its length', async () => {
  git('init');
  commit(FIRST);
  commit('x'.repeat(73), WHY);
  const { complaints } = await checkCommits(root, FIRST);
  expect(complaints).toEqual([expect.stringContaining('its subject has 73 characters; 72 is the most.')]);
});

test('a commit without a body is refused, with its subject', async () => {
  git('init');
  commit(FIRST);
  commit('feat: unexplained');
  const { complaints } = await checkCommits(root, FIRST);
  expect(complaints).toEqual([expect.stringContaining('"feat: unexplained": it has no body.')]);
});

test('characters are counted, not bytes', async () => {
  git('init');
  commit(FIRST);
  commit('é'.repeat(72), WHY);
  expect((await checkCommits(root, FIRST)).complaints).toEqual([]);
});

test('the first commit and those before it need not comply', async () => {
  git('init');
  commit('x'.repeat(200));
  commit(FIRST);
  expect(await checkCommits(root, FIRST)).toEqual({ checked: 0, complaints: [] });
});

test('a merge needs no body, and what it brings in does', async () => {
  git('init', '--initial-branch', 'main');
  commit(FIRST);
  git('checkout', '-b', 'side');
  commit('feat: unexplained');
  git('checkout', 'main');
  commit('feat: explained', WHY);
  git('merge', '--no-ff', '-m', 'Merge side', 'side');
  const { checked, complaints } = await checkCommits(root, FIRST);
  expect(checked).toBe(2);
  expect(complaints).toEqual([expect.stringContaining('feat: unexplained')]);
});

test('a folder that is no repository passes, unchecked', async () => {
  expect(await checkCommits(root, FIRST)).toEqual({ checked: null, complaints: [] });
});

test('a history that does not reach the first commit, as in a shallow clone, passes unchecked', async () => {
  git('init');
  commit('feat: unexplained');
  expect(await checkCommits(root, FIRST)).toEqual({ checked: null, complaints: [] });
});
