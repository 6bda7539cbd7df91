/** Waits so many milliseconds before a question that may not be wanted any more by then; rejects when it is not. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}
