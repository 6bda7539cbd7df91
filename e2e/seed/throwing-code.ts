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

export const stopThrowing = (page: Page) => page.evaluate(() => void (window.isBroken = false));
