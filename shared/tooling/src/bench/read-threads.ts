import { openSignedIn, withBrowser } from './browser-of-bench';

/** The page's globals that the functions below use; the types of a browser are not those of this package. */
interface InPage {
  click(): void;
  textContent: string;
  parentElement: InPage | null;
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}
declare const document: { querySelector(selector: string): InPage | null };
declare const requestAnimationFrame: (draw: () => void) => void;

const ROUNDS = 11;
const SCROLLED_MS = 3_000;

export interface Threads {
  /** The session of who reads them. */
  token: string;
  /** The other of each thread, with how many messages it has; the last is `Message n of n.` and more. */
  others: readonly { id: string; messages: number }[];
}

/** Of one thread: how long each opening took, in milliseconds, and the frames a second of each scrolling. */
export interface Readings {
  messages: number;
  openings: number[];
  frames: number[];
}

/** Opens and scrolls the threads in a browser, by turns, so that what else the machine does falls on both. */
export async function readThreads(origin: string, { token, others }: Threads): Promise<Readings[]> {
  return withBrowser(async (browser) => {
    const page = await openSignedIn(browser, origin, token);
    const readings = others.map(({ messages }): Readings => ({ messages, openings: [], frames: [] }));
    for (let round = 0; round <= ROUNDS; round += 1) {
      const turns = [...others.entries()];
      // nobody is always the first
      if (round % 2 === 1) turns.reverse();
      for (const [at, { id, messages }] of turns) {
        // a page of its own each time: nothing of the thread is there yet
        await page.goto(`${origin}/messages`);
        const link = `a[href*="${id}"]`;
        await page.locator(link).waitFor();
        const took = await page.evaluate(timeOpening, { link, words: `Message ${messages} of ${messages}.` });
        const frames = await page.evaluate(countFrames, SCROLLED_MS);
        // the first round fills the caches
        if (round > 0) {
          readings[at]?.openings.push(took);
          readings[at]?.frames.push(frames);
        }
      }
    }
    return readings;
  });
}

/** In the page: from the press on a conversation until its last message is drawn. */
function timeOpening({ link, words }: { link: string; words: string }): Promise<number> {
  const began = performance.now();
  document.querySelector(link)?.click();
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role="log"]')?.textContent.includes(words)) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** In the page: frames a second while the thread is scrolled up, and down again from its beginning. */
function countFrames(lasting: number): Promise<number> {
  const log = document.querySelector('[role="log"]');
  let pane = log;
  while (pane && pane.scrollHeight <= pane.clientHeight + 1) pane = pane.parentElement;
  const began = performance.now();
  let [frames, step] = [0, -40];
  return new Promise((resolve) => {
    const draw = () => {
      const passed = performance.now() - began;
      if (passed >= lasting) {
        resolve((frames / passed) * 1000);
        return;
      }
      frames += 1;
      if (pane) {
        if (pane.scrollTop <= 0) step = 40;
        else if (pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1) step = -40;
        pane.scrollTop += step;
      }
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}
