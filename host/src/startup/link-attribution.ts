/** Longer than any invite code; what is longer was not made by us. */
const LONGEST = 64;

/**
 * The referral value that led here (spec § 2.1): the `ref` of the address, as invitation links have it. Undefined when
 * there is none.
 */
export function readReferral(search: string): string | undefined {
  const ref = new URLSearchParams(search).get('ref')?.trim();
  return ref && ref.length <= LONGEST ? ref : undefined;
}
