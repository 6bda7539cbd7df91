/**
 * The token in the page's query (spec § 2.9), which names a payment. Removes it, with everything that the provider added, from
 * the address bar and the history before anything else happens. So it can be taken once.
 */
export function takeToken(): string | null {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get('token');
  if (token !== null) window.history.replaceState(window.history.state, '', pathname);
  return token;
}
