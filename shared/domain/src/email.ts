/**
 * An email address in the one form in which it is stored and compared, so that an address has one account however it
 * is typed: without the space around it, look-alikes of one letter made one (NFKC), in lower case, its domain as the
 * name system has it (`bücher.example` becomes `xn--bcher-kva.example`). Text that is no address comes back unchanged,
 * folded as far as it goes. Used on both sides of the wire (spec § 5: lower-cased on send).
 */
export function foldEmail(typed: string): string {
  const email = typed.normalize('NFKC').toLowerCase().trim();
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${email.slice(0, at)}@${domainInAscii(email.slice(at + 1))}`;
}

/** A domain's name in the name system; the text itself when it is none. */
function domainInAscii(domain: string): string {
  // an address would read more into these than a name: a port, a path, who asks
  if (/[\s:/?#@\\%[\]]/.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
}
