import { signInOperator } from '@keydate/tooling/release/operator-session';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO, OPERATOR } from '../../seed/invented';
import { rollBackHost, uploadHostWithWords } from '../../seed/release-host';
import { expect, test } from '../../own-server-test';

test('a release of the host is live on the next load, and rolled back on the one after, while the server runs on', async ({
  visitor,
  page,
  baseURL,
}) => {
  const shell = shellScreen(page);
  const newSkipLink = page.getByRole('link', { name: 'Skip to this page' });
  await visitor.returns(DEMO.realtor, DEMO.password);
  await shell.link('Setting').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  const operator = await signInOperator(baseURL!, OPERATOR);

  const release = await uploadHostWithWords(operator, 'Skip to content', 'Skip to this page');
  await expect(shell.skipLink).toBeAttached();
  await page.reload();
  await expect(newSkipLink).toBeAttached();
  await expect(shell.skipLink).toHaveCount(0);
  await expect(page.locator(`script[src^="/host/${release}/"]`).first()).toBeAttached();
  // the remotes that were live before run in it
  await expect(page.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible();
  await shell.link('Messages').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

  await rollBackHost(operator);
  await page.reload();
  await expect(shell.skipLink).toBeAttached();
  await expect(newSkipLink).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});
