import { log } from '@keydate/shell';

/** Longer than any invite code; what is longer was not made by us. */
const LONGEST = 64;

/**
 * The referral value that led here (spec § 2.1): the `ref` of the address, as invitation links have it. Undefined when
 * there is none.
 */
export function readReferral(search: string): string | undefined {
  return usable(new URLSearchParams(search).get('ref'));
}

/**
 * The same from the link-attribution service, for links whose address says nothing of it. Undefined without a `key`,
 * which nothing of the service is loaded for, and when the service fails: that is logged and ignored (spec § 8).
 */
export async function lookUpReferral(key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  try {
    const { askBranch } = await import('./ask-branch');
    return usable(await askBranch(key));
  } catch (error) {
    log('The link-attribution lookup failed.', error);
    return undefined;
  }
}

function usable(value: string | null | undefined): string | undefined {
  const ref = value?.trim();
  return ref && ref.length <= LONGEST ? ref : undefined;
}
