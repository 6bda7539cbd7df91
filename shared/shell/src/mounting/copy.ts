/** The text shown instead of a remote that failed. */
export const copy = {
  what: {
    notFound: 'Its files are missing on the server. Nothing you saved is lost, and the rest of Keydate works.',
    changed:
      'A file of it is not as it was released, so the browser did not run it. Nothing you saved is lost, and the rest of Keydate works.',
    notAvailable: 'It did not load. Nothing you saved is lost, and the rest of Keydate works. Try again in a moment.',
    needsNewerShell:
      'It needs a newer version of Keydate than this page has. Nothing you saved is lost. Reload the page.',
    moved:
      'Its files have moved to another address since this page was loaded. Nothing you saved is lost. Reload the page.',
    crashed: 'It stopped because of an error. Nothing you saved is lost, and the rest of Keydate works.',
    disabled: 'It is switched off for the moment. The rest of Keydate works.',
  },
  goneElsewhere:
    'Its squad no longer serves its files. Reload the page to get its newest version. Nothing you saved is lost, and the rest of Keydate works.',
  forSupport: 'When you report this, send these details:',
  owner: (owner: string) => `Owner: ${owner}`,
  version: (release: string) => `Version: ${release}`,
  file: (address: string) => `File: ${address}`,
  trace: (traceId: string) => `Trace: ${traceId}`,
  copyDetails: 'Copy details',
  copied: 'Copied',
  stillFailing: 'It still does not work. Nothing you saved is lost. If this continues, reload the page.',
  reload: 'Reload the page',
  slotFailed: (label: string) => `${label} can’t be shown. Try again`,
  openingDialog: 'Opening',
} as const;
