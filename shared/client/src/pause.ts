/** Waits `ms` milliseconds. Rejects if `signal`, that of a call, was aborted meanwhile. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal?.throwIfAborted();
}
