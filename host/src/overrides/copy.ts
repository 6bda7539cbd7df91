/** The text of the banner over releases that this tab alone shows. */
export const copy = {
  label: 'Releases in this tab',
  shown: (what: string) => `This tab shows ${what} instead of the live release.`,
  refused: (what: string) => `${what} cannot be shown here. This tab shows the live release.`,
  broken: (what: string) => `${what} did not work. This tab shows the live release again.`,
  reset: 'Show the live release',
  close: 'Close',
} as const;
