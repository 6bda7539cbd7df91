import type { PageSettings } from '@keydate/contracts/page-settings';

/** What the link-attribution service's library asks, the first of it by a script; nothing else of theirs is let in. */
const BRANCH = { scripts: ' https://app.link/_r', calls: ' https://api2.branch.io/v1/' };
const NOBODY = { scripts: '', calls: '' };

/**
 * The content policy of a page: everything from here, nothing inline but styles that carry the page's nonce. A service
 * is let in only where it is configured.
 */
export function pagePolicy(nonce: string, { branchKey }: PageSettings): string {
  const others = branchKey === undefined ? NOBODY : BRANCH;
  return [
    "default-src 'none'",
    `script-src 'self'${others.scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${others.calls}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
