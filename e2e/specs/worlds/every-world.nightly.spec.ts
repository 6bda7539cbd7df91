import { remoteNames } from '@keydate/tooling/workspace';
import type { Frame, Page } from '@playwright/test';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { expect, test } from '../../standalone-test';
import { drawn } from './drawn';
import { expectGoodLooks } from './expect-good-looks';
import { focusUnseen } from './focus-unseen';
import { withoutTransitions } from './without-transitions';

// every world is looked at, also after one that has failed
const expectSoftly = expect.configure({ soft: true });

/** Worlds whose answers take seconds: what a page shows until then is what they are about. */
const SLOW_WORLDS = ['slow-server', 'slow-people'];

// a message names the world, which opens with `npm run qa`; to record all of it would take more time than to look at it
test.use({ trace: 'off' });

/** A remote with many worlds is looked at in parts, at the same time. */
const PARTS: Record<string, number> = { auth: 2, billing: 2, messaging: 2, settings: 2, transactions: 4 };

// One page goes through all worlds of a part. docs/accessibility.md says what else is checked.
for (const { remote, part, parts } of remoteNames().flatMap(partsOf)) {
  const which = parts === 1 ? '' : `, part ${part + 1} of ${parts}`;
  test(`every world of ${remote} passes axe and fits at both widths in both themes, and shows the focus${which}`, async ({
    page,
    serveStandalone,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1800, height: 1200 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await withoutTransitions(page);
    await page.goto(await serveStandalone(remote));
    const desk = miniShellScreen(page);
    await expect(desk.world).toBeVisible({ timeout: 60_000 });
    const all = await desk.world
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    const each = Math.ceil(all.length / parts);
    const worlds = all.slice(part * each, (part + 1) * each);
    expect(worlds.length).toBeGreaterThan(0);

    const seen = new Set<string>();
    for (const world of worlds) {
      await desk.world.selectOption(world);
      const stage = await settledStage(page, world);
      const look = await drawn(stage);
      // many worlds begin alike, and differ in what happens next
      if (seen.has(look)) continue;
      seen.add(look);
      await expectGoodLooks(page, stage, world);
      await page.keyboard.press('Tab');
      await expectSoftly
        .poll(() => focusUnseen(stage), { message: `${world}: what has the focus and does not show it` })
        .toEqual([]);
    }
  });
}

/** The frame of the world that was just chosen, once it shows all that the server has for it. */
async function settledStage(page: Page, world: string): Promise<Frame> {
  const desk = miniShellScreen(page);
  await expect(desk.stage.locator('h1, [role=dialog]').first(), world).toBeVisible();
  if (!SLOW_WORLDS.includes(world)) {
    await nothingUnderWay(page, world);
    // the bell loads after the page's own data, and makes further calls
    const bell = desk.stage.getByRole('region', { name: 'Slot topBarBell' });
    if (await bell.isVisible()) {
      await expect(bell.getByRole('link'), world).toBeVisible();
      await nothingUnderWay(page, world);
    }
  }
  const frame = await (await desk.stage.owner().elementHandle()).contentFrame();
  if (!frame) throw new Error(`The world ${world} has no frame.`);
  return frame;
}

/**
 * Waits until no call is under way and nothing is busy: the page repeats a failed call before it shows the failure. It must see this
 * three times in a row, because nothing is under way for a moment between two calls.
 */
async function nothingUnderWay(page: Page, world: string): Promise<void> {
  const desk = miniShellScreen(page);
  const underWay = [desk.call('under way'), desk.stage.locator('[aria-busy=true]')];
  let timesInARow = 0;
  await expect
    .poll(
      async () => {
        const counts = await Promise.all(underWay.map((each) => each.count()));
        timesInARow = counts.every((count) => count === 0) ? timesInARow + 1 : 0;
        return timesInARow;
      },
      { message: `${world}: how often in a row nothing was under way`, intervals: [30] },
    )
    .toBeGreaterThanOrEqual(3);
}

function partsOf(remote: string) {
  const parts = PARTS[remote] ?? 1;
  return Array.from({ length: parts }, (_, part) => ({ remote, part, parts }));
}
