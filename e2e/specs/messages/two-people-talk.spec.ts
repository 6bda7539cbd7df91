import type { BrowserContextOptions, Page } from '@playwright/test';
import { Visitor } from '../../people/visitor';
import { messagesScreen } from '../../screens/messages-screen';
import { aPicture } from '../../seed/a-picture';
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
  'two people write to each other: what one sends, the other sees at once, and both see one order',
  async ({ signsIn }) => {
    const realtorPage = await signsIn(DEMO.realtor);
    const agentPage = await signsIn(DEMO.agent);
    const [realtor, agent] = [messagesScreen(realtorPage), messagesScreen(agentPage)];

    await realtorPage.goto('/messages');
    await realtor.newConversation.click();
    await realtor.tab('Agents').click();
    await realtor.person(DEMO.agentName).click();
    await expect(realtor.connected).toBeVisible();
    await realtor.composer.fill('Did the seller sign?');
    await realtor.composer.press('Enter');
    await expect(realtor.message('Did the seller sign?')).toBeVisible();

    // the agent is on the dashboard, and hears of it there
    await expect(agent.unread).toBeVisible();
    await expect(agentPage).toHaveTitle(/^\(\d+\) /);
    await agentPage.goto('/messages');
    await agent.person(new RegExp(DEMO.realtorName)).click();
    await expect(agent.message('Did the seller sign?')).toBeVisible();
    await expect(agent.unread).toBeHidden();
    await expectAccessible(agentPage);
    await expect(realtor.state('Delivered').last()).toBeVisible();

    await agent.composer.fill('An hour ago.');
    await agent.send.click();
    await expect(realtor.message('An hour ago.')).toBeVisible();
    const last = (words: string | null) => /Did the seller sign\?.*An hour ago\./.exec(words ?? '') !== null;
    expect(last(await realtor.thread.textContent())).toBe(true);
    expect(last(await agent.thread.textContent())).toBe(true);

    await agentPage.reload();
    await expect(agent.message('An hour ago.')).toBeVisible();
  },
);

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

talk('a picture is previewed, sent, and opened at full size by the keyboard', async ({ signsIn }) => {
  const realtorPage = await signsIn(DEMO.realtor);
  const agentPage = await signsIn(DEMO.agent);
  const [realtor, agent] = [messagesScreen(realtorPage), messagesScreen(agentPage)];
  await realtorPage.goto('/new-conversation');
  await realtor.tab('Agents').click();
  await realtor.person(DEMO.agentName).click();
  await agentPage.goto('/new-conversation');
  await agent.tab('Employee').click();
  await agent.person(DEMO.realtorName).click();

  await expect(realtor.connected).toBeVisible();
  await realtor.file.setInputFiles({ ...(await aPicture(realtorPage)), name: 'the new roof.png' });
  await expect(realtor.preview).toBeVisible();
  await expect(realtorPage.getByText('the-new-roof.png')).toBeVisible();
  await realtor.composer.fill('The roof.');
  await realtor.composer.press('Enter');
  await expect(agent.message('The roof.').last()).toBeVisible();
  await agent.picture.last().focus();
  await agentPage.keyboard.press('Enter');
  await expect(agent.fullPicture).toBeVisible();
  expect(await agent.fullPicture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await agentPage.keyboard.press('Escape');
  await expect(agent.fullPicture).toBeHidden();
});
