import { openSignedIn, withBrowser } from './browser-of-bench';

/** The page's globals that the function below uses; the types of a browser are not those of this package. */
declare const document: { querySelector(selector: string): { click(): void } | null };
declare const requestAnimationFrame: (draw: () => void) => void;

const ROUNDS = 15;
const ENTRY = 'nav a[href="/calendar"]';
const DEADLINE = '[role="grid"] [role="gridcell"] a';

/**
 * Opens the calendar for each of these sessions, by turns, on a page that has not loaded it yet.
 * @returns for each session, in milliseconds, from the press on the entry until the month has its deadlines
 */
export async function openCalendars(origin: string, tokens: readonly string[]): Promise<number[][]> {
  return withBrowser(async (browser) => {
    const people = [];
    for (const token of tokens)
      people.push({ page: await openSignedIn(browser, origin, token), times: Array<number>() });
    for (let round = 0; round <= ROUNDS; round += 1)
      // nobody is always the first
      for (const { page, times } of round % 2 === 0 ? people : people.toReversed()) {
        await page.goto(`${origin}/setting`);
        await page.locator(ENTRY).waitFor();
        await page.waitForLoadState('networkidle');
        const took = await page.evaluate(timeOpening, { entry: ENTRY, deadline: DEADLINE });
        // the first round fills the caches
        if (round > 0) times.push(took);
      }
    return people.map(({ times }) => times);
  });
}

/** In the page: from the press on the entry until the first deadline is drawn. */
function timeOpening({ entry, deadline }: { entry: string; deadline: string }): Promise<number> {
  const began = performance.now();
  document.querySelector(entry)?.click();
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(deadline)) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
