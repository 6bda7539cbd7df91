import type { BrowserContextOptions, Page } from '@playwright/test';
import { Visitor } from '../../people/visitor';
import { messagesScreen } from '../../screens/messages-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';
import { expectAccessible } from '../accessibility/expect-accessible';

const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true };

/** Opens a browser of its own in which somebody of the demo is signed in. */
const talk = test.extend<{ signsIn: (email: string, options?: BrowserContextOptions) => Promise<Page> }>({
  signsIn: async ({ browser, baseURL, inbox }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (email, options) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      const page = await context.newPage();
      await new Visitor(page, inbox).returns(email, DEMO.password);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

talk(
  'a person’s phone and desktop show the same messages; on the phone, list and thread are two screens',
  async ({ signsIn }) => {
    const desktopPage = await signsIn(DEMO.realtor);
    const phonePage = await signsIn(DEMO.realtor, PHONE);
    const [desktop, phone] = [messagesScreen(desktopPage), messagesScreen(phonePage)];
    const words = `From my desk, ${Date.now()}`;

    await desktopPage.goto('/new-conversation');
    await desktop.tab('Agents').click();
    await desktop.person(DEMO.employeeName).click();
    await phonePage.goto(new URL(desktopPage.url()).pathname + new URL(desktopPage.url()).search);
    await expect(phone.composer).toBeVisible();
    await expect(phone.heading).toBeHidden();
    await desktop.composer.fill(words);
    await desktop.composer.press('Enter');
    await expect(phone.message(words)).toBeVisible();

    await phone.composer.fill(`And from my phone: ${words}`);
    await phone.send.click();
    await expect(desktop.message(`And from my phone: ${words}`)).toBeVisible();
    await expectAccessible(phonePage);
    await phone.back.click();
    await expect(phone.heading).toBeVisible();
    await expect(phone.composer).toBeHidden();
    await expect(phone.person(new RegExp(DEMO.employeeName))).toContainText('And from my phone');
  },
);
