/** How long a stop may take: what is being answered may finish, a scan of minutes may not. */
const STOP_MS = 10_000;

/** Stops in good order when the terminal or the system asks for it. What was answered is on the disk in any case. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), STOP_MS).unref();
      void stop().then(() => process.exit(0));
    });
  }
}
