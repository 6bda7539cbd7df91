/** Default text of toasts. */
export const copy = { dismiss: 'Dismiss' } as const;
