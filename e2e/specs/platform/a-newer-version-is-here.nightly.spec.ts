import { comesBackToTab } from '../../people/comes-back-to-tab';
import { settingScreen } from '../../screens/setting-screen';
import { DEMO } from '../../seed/invented';
import { releaseWithWords } from '../../seed/release-remote';
import { expect, test } from '../../own-server-test';
import { expectGoodLooksOfHost } from '../accessibility/expect-accessible';

test('the notice of a newer version passes axe and fits at both widths', async ({ visitor, page, ownServer }) => {
  await visitor.returns(DEMO.realtor, DEMO.password, '/setting');
  await expect(settingScreen(page).field('Company Name')).toBeVisible();
  await releaseWithWords('landing', 'Log in', 'Log in', { home: ownServer.home });
  await comesBackToTab(page);
  await expect(page.getByText('A new version of Keydate is available')).toBeVisible();
  await expectGoodLooksOfHost(page);
});
