import { messagesScreen } from '../../screens/messages-screen';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

test('with the keyboard of a phone open, and on its side, the last message and the composer are both in view', async ({
  visitor,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visitor.returns(DEMO.realtor, DEMO.password, '/messages');
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
  const { person, thread, composer, message, send } = messagesScreen(page);
  await person(new RegExp(DEMO.agentName)).click();
  await composer.fill('The inspector comes at nine.');
  await send.click();

  for (const [width, height] of [
    [375, 430],
    [812, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [message('The inspector comes at nine.').last(), composer, send])
      await expect(part).toBeInViewport({ ratio: 1 });
    const [log, box] = [await thread.boundingBox(), await composer.boundingBox()];
    expect(log!.y + log!.height).toBeLessThanOrEqual(box!.y);
  }
});
