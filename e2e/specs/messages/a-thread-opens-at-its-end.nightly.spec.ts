import type { Locator } from '@playwright/test';
import { messagesScreen } from '../../screens/messages-screen';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { expect, test } from '../../standalone-test';

const OPENINGS = 30;

/** How far a thread is from its end, in pixels, once it has not moved or grown for 30 frames. */
const restOf = (thread: Locator) =>
  thread.evaluate(async (log) => {
    let [still, before] = [0, ''];
    while (still < 30) {
      await new Promise(requestAnimationFrame);
      const now = `${log.scrollTop} ${log.scrollHeight}`;
      still = now === before ? still + 1 : 0;
      before = now;
    }
    return log.scrollHeight - log.clientHeight - log.scrollTop;
  });

test('on a slow processor every opening of a thread ends at its end, and rows that grow later do not move it away', async ({
  page,
  serveStandalone,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${await serveStandalone('messaging')}/qa/long-thread`);
  const { person, thread } = messagesScreen(miniShellScreen(page).stage);
  await expect(thread.getByText(/^Message 10000\./)).toBeInViewport();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 });

  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const [name, last] =
      opening % 2 === 0 ? (['Tobias', /^Row 120\./] as const) : (['Marisol', /^Message 10000\./] as const);
    await person(new RegExp(name)).click();
    await expect(thread.getByText(last)).toBeAttached();
    expect([opening, Math.abs(await restOf(thread)) <= 1]).toEqual([opening, true]);
    await expect(thread.getByText(last)).toBeInViewport();
  }

  // a row above the last one grows, as by a font or a picture that comes late
  await thread.getByText(/^Message 9999\./).evaluate((row) => (row.style.paddingBottom = '700px'));
  await expect(thread.getByText(/^Message 10000\./)).toBeInViewport();
  expect(Math.abs(await restOf(thread))).toBeLessThanOrEqual(1);
});
