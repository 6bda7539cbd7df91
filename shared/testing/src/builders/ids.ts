let made = 0;

/** An id that no other built object has, until the count starts again; `kind` makes it readable: `transaction-7`. */
export function anId(kind: string): string {
  made += 1;
  return `${kind}-${made}`;
}

/** Counts from one again, so that a world made twice holds the same ids and an address into it can be shared. */
export function countIdsAnew(): void {
  made = 0;
}
