let made = 0;

/** An id that no other made thing of this run has; `kind` makes it readable: `transaction-7`. */
export function anId(kind: string): string {
  made += 1;
  return `${kind}-${made}`;
}
