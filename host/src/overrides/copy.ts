/** The text of the banner over releases that this tab alone shows. */
export const copy = {
  label: 'Releases in this tab',
  shown: (what: string) => `You are seeing ${what} in this tab, not the live release.`,
  refused: (what: string) => `${what} is not available here. This tab is on the live release.`,
  broken: (what: string) => `${what} failed. This tab is back on the live release.`,
  reset: 'Show the live release',
  close: 'Close',
} as const;
