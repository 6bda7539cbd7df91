import { expect, test } from '../../own-server-test';
import { shellScreen } from '../../screens/shell-screen';
import { DEMO } from '../../seed/invented';
import type { WayToFail } from '../../seed/squad-server';

const OF_THE_SQUAD = 'What a squad serves from its own address';
const WAYS: readonly WayToFail[] = ['no CORS', 'wrong type', 'no answer', 'cut off'];

test('a remote whose own server fails says so, leaves the other pages alone, and recovers', async ({
  visitor,
  page,
  squad,
  faults,
}) => {
  const shell = shellScreen(page);
  await squad.releases('billing', { words: ['Pricing', OF_THE_SQUAD] });
  await visitor.returns(DEMO.realtor, DEMO.password, '/messages');
  for (const way of WAYS)
    await test.step(way, async () => {
      squad.failWith(way);
      await page.goto('/subscription');
      await expect(shell.unavailable('Subscription')).toContainText('Nothing you saved is lost', { timeout: 60_000 });
      await expect(shell.unavailable('Subscription')).toContainText(`File: ${squad.origin}`);
      await shell.link('Messages').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Messages', exact: true })).toBeVisible();
      await shell.link('Subscription').click();
      await expect(shell.unavailable('Subscription')).toBeVisible({ timeout: 60_000 });
      squad.bringBack();
      await shell.tryAgain.click();
      await expect(page.getByRole('heading', { level: 1, name: OF_THE_SQUAD })).toBeVisible();
    });
  // the refused and missing files are what this spec is about
  faults.splice(0);
});
