/**
 * The token in the page's query (spec § 2.9), which names a payment. It is taken once: with all that the provider adds,
 * it leaves the address bar and the history before anything else is done with it.
 */
export function takeToken(): string | null {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get('token');
  if (token !== null) window.history.replaceState(window.history.state, '', pathname);
  return token;
}
