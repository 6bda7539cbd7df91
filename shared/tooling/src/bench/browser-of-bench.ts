import { getUser } from '@keydate/contracts/people';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import { chromium, type Browser, type Page } from '@playwright/test';
import { getBrowser } from '../browser/get-browser';
import { noBrowser } from '../browser/no-browser';

declare const localStorage: { setItem(name: string, value: string): void };

/** Starts a browser for the work, and ends it after. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = await getBrowser();
  if (executablePath === undefined) throw new Error(noBrowser());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page in a context of its own, with the session where a sign-in on the screen stores it. */
export async function openSignedIn(browser: Browser, origin: string, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // tsx wraps functions in a helper of this name, which the page does not have
  await page.addInitScript('globalThis.__name = (named) => named');
  const reply = await fetch(`${origin}/api/v1/user/${getUser.path}`, { headers: { Authorization: `Bearer ${token}` } });
  const user = JSON.stringify(getUser.replies[200].parse(await reply.json()).result);
  await page.context().addCookies([{ name: SESSION_COOKIE, value: token, url: origin, sameSite: 'Lax' }]);
  await page.goto(`${origin}/registry.json`);
  await page.evaluate(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    { user, token },
  );
  return page;
}
