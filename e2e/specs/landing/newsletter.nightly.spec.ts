import { landingScreen } from '../../screens/landing-screen';
import { anEmail } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

test('Subscribe stores an address, and the link in its mail deletes it (spec § 2.2)', async ({ page, inbox }) => {
  const landing = landingScreen(page);
  const email = anEmail('juniper');
  await page.goto('/');
  await landing.subscribe.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await landing.newsletterEmail.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Thank you. ${email} is on our list.`)).toBeVisible();

  const mail = await inbox.newestMail(email, ({ text }) => text.includes('/newsletter#'));
  const [, path = ''] = /https?:\/\/[^/]+(\/newsletter#[\w-]+)/.exec(mail.text) ?? [];
  await page.goto(path);
  await expect(landing.deleteAddress).toBeVisible();
  await expectAccessible(page);
  await landing.deleteAddress.click();
  await expect(page.getByText('The address has been deleted. You will get no more news from us.')).toBeVisible();

  await page.reload();
  await landing.deleteAddress.click();
  await expect(page.getByText('there is nothing left to delete')).toBeVisible();
});
