import type { OperatorLog } from './operator-log';

/** The limit of a stop: present requests may finish, an upload over a slow line may not. */
const STOP_MS = 10_000;

/**
 * Stops in good order when the terminal or the system asks for it. Everything that was answered is already on the
 * disk. Further SIGTERMs change nothing: a supervisor may send one to every process, and `npm start` passes its own on.
 * A second Ctrl-C ends the process at once.
 * @param drainMs how long the stop serves on before it ends anything
 */
export function stopOnSignal(stop: () => Promise<void>, drainMs: number, log: Pick<OperatorLog, 'error'>): void {
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    void endOf(stop, drainMs + STOP_MS).then((problem) => {
      if (problem !== null) log.error(problem);
      process.exit(problem === null ? 0 : 1);
    });
  };
  process.on('SIGTERM', begin);
  process.once('SIGINT', begin);
}

/** Runs a stop to its end. Returns null if it ended well and in time, otherwise a sentence that says what was wrong. */
export async function endOf(stop: () => Promise<void>, patienceMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(
      () => resolve(`Keydate was still busy ${patienceMs / 1000} seconds after it was asked to stop, and was ended.`),
      patienceMs,
    );
  });
  const stopped = stop().then(
    () => null,
    (error: unknown) =>
      `Keydate could not stop in good order: ${error instanceof Error ? error.message : String(error)}`,
  );
  return Promise.race([stopped, late]).finally(() => clearTimeout(timer));
}
