import type { Page } from '@playwright/test';
import { messagesScreen } from '../../screens/messages-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** A network that, while it is silent, carries nothing either way over the open socket and breaks nothing. */
async function aNetwork(page: Page) {
  const network = { isSilent: false };
  await page.routeWebSocket(/\/socket\.io\//, (tab) => {
    const server = tab.connectToServer();
    tab.onMessage((frame) => {
      if (!network.isSilent) server.send(frame);
    });
    server.onMessage((frame) => {
      if (!network.isSilent) tab.send(frame);
    });
  });
  return network;
}

test('a silent network is noticed within 20 seconds, and a message without an answer goes out by itself, once', async ({
  visitor,
  page,
}) => {
  const network = await aNetwork(page);
  await visitor.returns(DEMO.realtor, DEMO.password, '/messages');
  const { person, connected, composer, message, state, retry } = messagesScreen(page);
  await person(new RegExp(DEMO.agentName)).click();
  await expect(connected).toBeVisible();

  network.isSilent = true;
  await expect(connected).toBeHidden({ timeout: 20_000 });
  network.isSilent = false;
  await expect(connected).toBeVisible();

  network.isSilent = true;
  await composer.fill('Is anybody there?');
  await composer.press('Enter');
  await expect(connected).toBeHidden({ timeout: 12_000 });
  await expect(retry).toBeHidden();
  network.isSilent = false;
  await expect(connected).toBeVisible();
  await expect(state('Sent').or(state('Delivered')).last()).toBeVisible();
  await expect(message('Is anybody there?')).toHaveCount(1);
});
