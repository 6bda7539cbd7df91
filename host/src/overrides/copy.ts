/** The text of the banner over releases that this tab alone shows. */
export const copy = {
  label: 'Releases in this tab',
  shown: (what: string) => `You are seeing ${what} in this tab, not the live release.`,
  refused: (what: string) => `${what} is not available here. This tab is on the live release.`,
  broken: (what: string) => `${what} failed. This tab is back on the live release.`,
  /** The same for a remote that is disabled: there is no live release to see. */
  ofDisabled: {
    shown: (what: string, disabled: string) => `You are seeing ${what} in this tab, although ${disabled}`,
    refused: (what: string, disabled: string) => `${what} is not available here, and ${disabled}`,
    broken: (what: string, disabled: string) => `${what} failed, and ${disabled}`,
  },
  disabled: (name: string, reason: string) => `${name} is disabled: ${reason}`,
  reset: 'Show the live release',
  close: 'Close',
} as const;
