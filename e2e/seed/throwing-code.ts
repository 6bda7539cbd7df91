import type { Page, Route } from '@playwright/test';

declare global {
  interface Window {
    isBroken?: boolean;
  }
}

/** Serves the released code, in which each component throws once the page says so. */
export async function breakWhereTold(route: Route): Promise<void> {
  const response = await route.fetch();
  const code = await response.text();
  // only in functions: an element that is made while the code loads is no render
  const throwing = '$1(()=>{if(window.isBroken)throw new Error("it broke")})()||';
  await route.fulfill({ response, body: code.replace(/((?:return|=>)\(0,\w+\.jsxs?\)\()/g, throwing) });
}

/** Lets a page run code that a spec has changed on its way: nothing compares it with its hash. */
export async function runChangedCode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement])
      Object.defineProperty(prototype, 'integrity', { set: () => undefined });
  });
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, '') });
    },
  );
}

export const stopThrowing = (page: Page) => page.evaluate(() => void (window.isBroken = false));
