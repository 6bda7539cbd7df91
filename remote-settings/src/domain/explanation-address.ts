/** The query parameter that names the explanation in the form. */
export const EDIT_PARAM = 'edit';
/** The query parameter that filters the list by state. */
export const STATE_PARAM = 'state';
/** The query parameter that has what the list is searched for. */
export const SEARCH_PARAM = 'q';
