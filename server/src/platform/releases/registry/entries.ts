type Entries<Value> = Readonly<Record<string, Value>>;

/** The entries of these names that exist. */
export function pick<Value>(entries: Entries<Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)));
}

/** All other entries. */
export function leaveOut<Value>(entries: Entries<Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
}
