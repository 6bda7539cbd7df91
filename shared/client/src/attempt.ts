/** What `reach` gives; undefined where it throws, as a browser does that keeps nothing when its storage is asked for. */
export function attempt<T>(reach: () => T): T | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}
