import type { BrowserContext } from '@playwright/test';

/** The first `count` requests to `address`, from whichever tabs and frames, wait for each other and then go out together. */
export async function sendTogether(context: BrowserContext, address: string | RegExp, count: number): Promise<void> {
  const waiting: (() => void)[] = [];
  await context.route(
    address,
    async (route) => {
      const isLast = waiting.length === count - 1;
      const held = new Promise<void>((resolve) => waiting.push(resolve));
      if (isLast) waiting.forEach((send) => send());
      await held;
      await route.continue();
    },
    { times: count },
  );
}
