/** The query parameter that names the list that Manage Account shows in full. */
export const LIST_PARAM = 'list';

export type AccountList = 'teammates' | 'clients';

/** The list that an address names; null for the summary of both. */
export function listIn(param: string | null): AccountList | null {
  return param === 'teammates' || param === 'clients' ? param : null;
}
