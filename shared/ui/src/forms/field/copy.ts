/** Default text of fields. */
export const copy = { showPassword: 'Show password', hidePassword: 'Hide password' } as const;
