/** Default text of the search box. */
export const copy = { noResults: 'No results found', searching: 'Searching' } as const;
