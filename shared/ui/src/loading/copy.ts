/** Default text of the loader. */
export const copy = { loading: 'Loading Keydate' } as const;
