/** Default text of dialogs. */
export const copy = { close: 'Close', cancel: 'Cancel' } as const;
