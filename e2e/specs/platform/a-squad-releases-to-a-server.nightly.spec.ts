import { pageRegistry } from '@keydate/contracts/registry';
import type { RunResult } from '@keydate/tooling/terminal/run';
import { runScript } from '@keydate/tooling/terminal/run-script';
import { startBreakingConnection } from '../../production/breaking-connection';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO, OPERATOR } from '../../seed/invented';
import { releaseOnlyWithWords } from '../../seed/release-remote';
import { expect, test } from '../../own-server-test';
import { expectGoodLooksOfHost } from '../accessibility/expect-accessible';

/** A command of a squad's CI, or of an operator, with what its environment has. */
function command(name: string, args: string[], secrets: Record<string, string>): Promise<RunResult> {
  return runScript(name, { args, output: 'capture', environment: { ...process.env, ...secrets } });
}

test('a squad releases with a token of its own, until an operator revokes it', async ({ baseURL }) => {
  const to = ['--to', baseURL!];
  const unchecked = ['--force', '--reason', 'Its tests run beside this one'];

  const made = await command('release:token', ['make', 'settings', '--label', 'CI of settings', ...to], OPERATOR);
  const [, token = '', id = ''] = /^(kdd_\S+)\n.* revoke (\S+) /.exec(made.output) ?? [];
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('This is shown once.') });
  const squad = { KEYDATE_DEPLOY_TOKEN: token };

  expect(await command('release', ['settings', ...to, ...unchecked], squad)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/settings [0-9a-f]{12} is live at http\S+, \d\.\d s after its upload\./),
  });
  expect((await command('release:list', to, squad)).output).toMatch(
    /settings [0-9a-f]{12} \(.* by CI of settings, by a token of .*without checks: Its tests run beside this one\)/,
  );
  expect(await command('release', ['landing', ...to, ...unchecked], squad)).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'The deploy token does not permit this: it is for another remote, or only an operator may do it.',
    ),
  });

  expect(await command('release:token', ['revoke', id, ...to], OPERATOR)).toMatchObject({ code: 0 });
  expect(await command('release', ['settings', ...to, ...unchecked], squad)).toMatchObject({
    code: 1,
    output: expect.stringContaining('The deploy token is not valid, has expired, or was revoked.'),
  });
});

const OF_THE_CHECKOUT = 'Your company, your profile, and the people you work with.';
const OF_THE_RELEASE_BEFORE = 'What was live before the upload';

test('an upload that is cut off halfway changes nothing: the release before is live and works, and the same command run again succeeds', async ({
  visitor,
  page,
  ownServer,
}) => {
  const before = await releaseOnlyWithWords(ownServer.home, 'settings', OF_THE_CHECKOUT, OF_THE_RELEASE_BEFORE);
  // by then some files have arrived whole
  const connection = await startBreakingConnection(ownServer.origin, 6);
  try {
    const releases = () =>
      command('release', ['settings', '--to', connection.origin, '--force', '--reason', 'Its tests run'], OPERATOR);
    const listed = async () => (await command('release:list', ['--to', ownServer.origin], OPERATOR)).output;
    await expect.poll(listed).toMatch(new RegExp(`settings ${before} `));
    const listedBefore = await listed();

    expect(await releases()).toMatchObject({ code: 1, output: expect.not.stringContaining('is live') });
    expect(connection.hasBroken()).toBe(true);
    expect(await listed()).toBe(listedBefore);
    await visitor.returns(DEMO.realtor, DEMO.password);
    await page.goto('/setting');
    await expect(page.getByText(OF_THE_RELEASE_BEFORE)).toBeVisible();

    const again = await releases();
    expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/settings [0-9a-f]{12} is live/) });
    const [, release = ''] = /settings ([0-9a-f]{12}) is live/.exec(again.output) ?? [];
    expect(await listed()).toMatch(new RegExp(`settings ${release} .*; before it ${before}\\n`));
    expect(listedBefore).not.toMatch(new RegExp(`${release}\\b`));
    await page.reload();
    await expect(page.getByText(OF_THE_CHECKOUT)).toBeVisible();
  } finally {
    await connection.stop();
  }
});

test('a remote that was removed has no pages and no entry in the sidebar until it is released again, and operators read why', async ({
  visitor,
  page,
  baseURL,
}) => {
  const to = ['--to', baseURL!];
  const shell = shellScreen(page);

  await visitor.returns(DEMO.realtor, DEMO.password);
  await expect(shell.link('Messages')).toBeVisible();
  expect(await command('release:remove', ['messaging', '--reason', 'Nobody writes', ...to], OPERATOR)).toMatchObject({
    code: 0,
  });
  await page.goto('/messages');
  await expect(page).toHaveURL('/');
  await expect(shell.link('Setting')).toBeVisible();
  await expect(shell.link('Messages')).toBeHidden();
  await page.goto('/platform');
  const removed = page.getByRole('region', { name: 'Removed remotes' }).getByRole('article', { name: 'messaging' });
  for (const fact of [DEMO.realtor, 'Nobody writes']) await expect(removed).toContainText(fact);
  await expectGoodLooksOfHost(page);

  const unchecked = ['--force', '--reason', 'Its tests run beside this one'];
  expect(await command('release', ['messaging', ...to, ...unchecked], OPERATOR)).toMatchObject({ code: 0 });
  await page.goto('/messages');
  await expect(page).toHaveURL('/messages');
  await expect(shell.link('Messages')).toBeVisible();
});

test('people read why a remote is disabled, the rest works, and a tester sees the release in a tab of their own', async ({
  visitor,
  page,
  baseURL,
}) => {
  const to = ['--to', baseURL!];
  const made = await command('release:token', ['make', 'billing', '--label', 'CI of billing', ...to], OPERATOR);
  const squad = { KEYDATE_DEPLOY_TOKEN: /^kdd_\S+/.exec(made.output)?.[0] ?? '' };
  const shell = shellScreen(page);

  await visitor.returns(DEMO.realtor, DEMO.password);
  await command('release:disable', ['billing', '--reason', 'Prices change until noon.', ...to], squad);
  try {
    await page.goto('/subscription');
    await expect(shell.unavailable('Subscription')).toContainText('Prices change until noon.');
    await shell.link('Setting').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();

    const { billing } = pageRegistry.parse(await (await page.request.get('/registry.json')).json());
    await page.goto(`/subscription?mfe=billing@${billing!.release}`);
    await expect(page.getByRole('status', { name: 'Releases in this tab' })).toContainText(
      'in this tab, although billing is disabled: Prices change until noon.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shell.unavailable('Subscription')).toBeHidden();
    await expectGoodLooksOfHost(page);
    await page.getByRole('button', { name: 'Show the live release' }).click();
    await expect(shell.unavailable('Subscription')).toContainText('Prices change until noon.');
  } finally {
    await command('release:enable', ['billing', ...to], squad);
  }
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shell.unavailable('Subscription')).toBeHidden();
});
