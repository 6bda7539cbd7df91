import { log } from '@keydate/shell';

/** In characters; longer than any invite code. */
const MAX_REF_LENGTH = 64;

/**
 * The referral value that led here (spec § 2.1): the `ref` in the address, as in invitation links. Undefined when there
 * is none.
 */
export function readReferral(search: string): string | undefined {
  return usable(new URLSearchParams(search).get('ref'));
}

/**
 * The same from the link-attribution service, for links without `ref` in the address. Undefined without a `key` (then the
 * service's code is not even loaded) and when the service fails, which is logged and ignored (spec § 8).
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
  return ref && ref.length <= MAX_REF_LENGTH ? ref : undefined;
}
