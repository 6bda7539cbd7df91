/** Default text of the select. */
export const copy = { placeholder: 'Choose…' } as const;
