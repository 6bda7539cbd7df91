/** Default text of the search box. */
export const copy = { noResults: 'No results found', results: 'Results', searching: 'Searching' } as const;
