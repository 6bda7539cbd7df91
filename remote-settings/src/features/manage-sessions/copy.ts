/** Strings of the list of sessions. */
export const copy = {
  title: 'Where you are signed in',
  lede: 'If you do not recognize one of these, sign it out and change your password.',
  unknownBrowser: 'Unknown browser',
  here: 'This device',
  signedIn: (moment: string) => `Signed in ${moment}`,
  lastUsed: (day: string) => `last used ${day}`,
  signOut: 'Sign out',
  signOutOf: (browser: string) => `Sign out: ${browser}`,
  signedOut: (browser: string) => `Signed out: ${browser}`,
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereWhat:
    'You will be signed out on every device, including this one. You can then sign in again with your password.',
  failed: 'The list of your sessions could not be loaded.',
  failedAction: 'An error occurred',
} as const;
