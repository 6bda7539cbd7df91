/** The result of `reach`; undefined where it throws, as reading the storage does in a browser that blocks it. */
export function attempt<T>(reach: () => T): T | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}
