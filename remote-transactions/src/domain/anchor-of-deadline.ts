/** The end of an address that leads to a deadline on its transaction's page. */
export function anchorOfDeadline(id: string): string {
  return `#deadline-${encodeURIComponent(id)}`;
}
