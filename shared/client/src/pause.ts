/** Waits before a call is sent. Rejects if the call was canceled meanwhile. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}
