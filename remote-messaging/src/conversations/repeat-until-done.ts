const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Gives a function that starts `work`. It runs once at a time, once more if it was started again meanwhile, and again after a
 * pause if it failed, as it does while the server is away.
 */
export function repeatUntilDone(work: () => Promise<void>, isWanted: () => boolean = () => true): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: number | undefined;

  const run = async (): Promise<void> => {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    window.clearTimeout(timer);
    isRunning = true;
    try {
      await work();
      pauseMs = FIRST_PAUSE_MS;
    } catch {
      timer = window.setTimeout(() => isWanted() && void run(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    isRunning = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    await run();
  };
  return () => void run();
}
