/** The text of the banner over releases that this tab alone shows. */
export const copy = {
  label: 'Releases in this tab',
  shown: (what: string) => `You are seeing ${what} in this tab, not the live release.`,
  refused: (what: string) => `${what} is not available here. This tab is on the live release.`,
  broken: (what: string) => `${what} failed. This tab is back on the live release.`,
  /** The same for a remote that has no live release to see, and why. */
  withoutLive: {
    shown: (what: string, why: string) => `You are seeing ${what} in this tab, although ${why}`,
    refused: (what: string, why: string) => `${what} is not available here, and ${why}`,
    broken: (what: string, why: string) => `${what} failed, and ${why}`,
  },
  disabled: (name: string, reason: string) => `${name} is disabled: ${reason}`,
  notLive: (name: string) => `no release of ${name} is live here.`,
  reset: 'Show the live release',
  close: 'Close',
} as const;
