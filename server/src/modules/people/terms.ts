/** The version of the terms in force; their text is the page /term-and-service. */
export const TERMS_IN_FORCE = '2024-01';
