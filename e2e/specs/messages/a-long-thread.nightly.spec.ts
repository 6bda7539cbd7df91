import { messagesScreen } from '../../screens/messages-screen';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { expect, test } from '../../standalone-test';

test('an older page moves nothing that is on screen, and a chip leads down to what arrived meanwhile', async ({
  page,
  serveStandalone,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${await serveStandalone('messaging')}/qa/long-thread`);
  const desk = miniShellScreen(page);
  const { thread, loadingOlder, newMessages, composer } = messagesScreen(desk.stage);
  const row = (number: number) => thread.getByText(new RegExp(`^Message ${number}\\.`));
  const scrollUp = async (by: number) => {
    await thread.hover();
    await page.mouse.wheel(0, -by);
  };
  await expect(row(10_000)).toBeInViewport();

  // the page of 9,901 to 9,950 waits, so that the rows can be measured before it and after
  await desk.nextCall.selectOption('held');
  await scrollUp(50_000);
  await expect(loadingOlder).toBeVisible();
  const anchor = row(9952);
  await expect(anchor).toBeInViewport();
  const before = await anchor.boundingBox();
  await desk.letGo.click();
  await expect(loadingOlder).toBeHidden();
  await expect(row(9950)).toBeAttached();
  await expect.poll(async () => Math.abs(((await anchor.boundingBox())?.y ?? Infinity) - before!.y)).toBeLessThan(2);
  await scrollUp(300);
  await expect(row(9950)).toBeInViewport();

  // her answer comes 1.5 s after a message: where it is faster than the wheel, there is another
  await expect(async () => {
    await composer.fill('Are you there?');
    await composer.press('Enter');
    await expect(thread.getByText('Are you there?').last()).toBeInViewport();
    await scrollUp(1500);
    await expect(newMessages).toBeVisible({ timeout: 4000 });
  }).toPass();
  await newMessages.click();
  await expect(thread.getByText(/^Answer \d+\.$/).last()).toBeInViewport();
  await expect(newMessages).toBeHidden();
});

test('a reader who has scrolled up stays there when what they sent is stored', async ({ page, serveStandalone }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${await serveStandalone('messaging')}/qa/long-thread`);
  const desk = miniShellScreen(page);
  const { thread, composer, file, newMessages } = messagesScreen(desk.stage);
  await expect(thread.getByText(/^Message 10000\./)).toBeInViewport();

  // the picture waits for its upload, and a text is sent after it
  await desk.nextCall.selectOption('held');
  await file.setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await composer.press('Enter');
  await composer.fill('And the porch is next.');
  await composer.press('Enter');
  await expect(thread.getByText('And the porch is next.')).toBeInViewport();
  await thread.hover();
  const anchor = thread.getByText(/^Message 9985\./);
  await expect(async () => {
    await page.mouse.wheel(0, -200);
    await expect(anchor).toBeInViewport({ timeout: 500 });
  }).toPass();

  await desk.letGo.click();

  // her answer comes once a message of this person is stored
  await expect(newMessages).toBeVisible();
  await expect(anchor).toBeInViewport();
});

test('on a phone the focus goes along from the list to a thread and back', async ({ page, serveStandalone }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${await serveStandalone('messaging')}/qa/conversations`);
  const desk = miniShellScreen(page);
  await desk.width.selectOption('390');
  const { person, thread, back } = messagesScreen(desk.stage);
  const first = person(/./).nth(1);
  await first.focus();
  await first.press('Enter');
  await expect(thread).toBeVisible();
  await expect(desk.stage.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(first).toBeFocused();
});

test('a reader at the end of a thread stays there when the window gets narrower', async ({ page, serveStandalone }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${await serveStandalone('messaging')}/qa/long-thread`);
  const desk = miniShellScreen(page);
  const last = messagesScreen(desk.stage).thread.getByText(/^Message 10000\./);
  for (const width of ['1280', '320', '1280']) {
    await desk.width.selectOption(width);
    await expect(last).toBeInViewport();
    await expect(messagesScreen(desk.stage).toTheEnd).toBeHidden();
  }
});
