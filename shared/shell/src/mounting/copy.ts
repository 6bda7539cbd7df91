/** The text shown instead of a remote that failed. */
export const copy = {
  stillFailing: 'It still does not work. Nothing you saved is lost. If this goes on, reload the page.',
  reload: 'Reload the page',
  slotFailed: (label: string) => `${label} can’t be shown. Try again`,
} as const;
