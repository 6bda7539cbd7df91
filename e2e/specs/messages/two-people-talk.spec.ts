import { Visitor } from '../../people/visitor';
import { messagesScreen } from '../../screens/messages-screen';
import { aPicture } from '../../seed/a-picture';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('two people write to each other: what one sends, the other sees at once, and both see one order; a picture too', async ({
  browser,
  baseURL,
  inbox,
  visitor,
  page: realtorPage,
}) => {
  const agentPage = await (await browser.newContext({ baseURL })).newPage();
  const [realtor, agent] = [messagesScreen(realtorPage), messagesScreen(agentPage)];

  await visitor.returns(DEMO.realtor, DEMO.password, '/messages');
  await new Visitor(agentPage, inbox).returns(DEMO.agent, DEMO.password);
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
  await expect(realtor.state('Delivered').last()).toBeVisible();

  await agent.composer.fill('An hour ago.');
  await agent.send.click();
  await expect(realtor.message('An hour ago.')).toBeVisible();
  const last = (words: string | null) => /Did the seller sign\?.*An hour ago\./.exec(words ?? '') !== null;
  expect(last(await realtor.thread.textContent())).toBe(true);
  expect(last(await agent.thread.textContent())).toBe(true);

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

  await agentPage.reload();
  await expect(agent.message('An hour ago.')).toBeVisible();
  await agentPage.context().close();
});
