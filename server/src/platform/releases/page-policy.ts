import type { PageSettings } from '@keydate/contracts/page-settings';
import type { HostRelease } from '@keydate/contracts/registry';
import { TRUSTED_TYPES } from '@keydate/contracts/trusted-types';
import type { InlineScript } from './inline-script';

/**
 * The origins of the link-attribution service's library; its first request is a script. Nothing else of theirs is
 * allowed.
 */
const BRANCH = { scripts: ' https://app.link/_r', calls: ' https://api2.branch.io/v1/' };
/** The origins of Stripe.js (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  calls: ' https://api.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

interface Others {
  scripts: string;
  calls: string;
  frames?: string;
  /** Styles, pictures and fonts. */
  looks?: string;
}

/** The origins that a page may reach in addition to its own server. */
function othersOf({ branchKey, stripe, overrides }: PageSettings, remoteOrigins: readonly string[]): Others[] {
  return [
    ...(branchKey === undefined ? [] : [BRANCH]),
    ...(stripe ? [paymentsOf(stripe)] : []),
    ...(overrides?.origins ?? []).map(lenderOf),
    ...remoteOrigins.map(filesOnlyOf),
  ];
}

/** Stripe, or the demo's replacement for it. */
function paymentsOf({ standInScript }: NonNullable<PageSettings['stripe']>): Others {
  if (standInScript === undefined) return STRIPE;
  const origin = ` ${new URL(standInScript).origin}`;
  return { scripts: origin, calls: origin, frames: origin };
}

/** Another Keydate, whose release of a remote a tab may show. */
function lenderOf(origin: string): Others {
  const source = ` ${origin}`;
  return { scripts: source, calls: source, looks: source };
}

/** The server of a squad: the files of its remote, and no calls. */
function filesOnlyOf(origin: string): Others {
  return { scripts: ` ${origin}`, calls: '', looks: ` ${origin}` };
}

/**
 * The sources of scripts that a page allows in addition to its own server and the script in its HTML.
 * @param remoteOrigins the servers of squads that have files of the page's releases
 */
export function scriptSources(settings: PageSettings, remoteOrigins: readonly string[] = []): string {
  return othersOf(settings, remoteOrigins)
    .map(({ scripts }) => scripts)
    .join('')
    .trim();
}

/**
 * The content policy of a page: everything from this server, nothing inline except styles that carry the page's nonce,
 * and the script that its HTML has. A service is allowed only if it is configured. No string becomes HTML or code,
 * unless the host is an older one, which could not load its remotes so (decision 69).
 */
export function pagePolicy(
  nonce: string,
  settings: PageSettings,
  { hasTrustedTypes }: Pick<HostRelease, 'hasTrustedTypes'>,
  inline: InlineScript | null = null,
  remoteOrigins: readonly string[] = [],
): string {
  const others = othersOf(settings, remoteOrigins);
  const all = (kind: keyof Others) => others.map((other) => other[kind] ?? '').join('');
  const frames = all('frames');
  return [
    "default-src 'none'",
    `script-src 'self'${inline ? ` ${inline.source}` : ''}${all('scripts')}`,
    `style-src 'self' 'nonce-${nonce}'${all('looks')}`,
    `img-src 'self' data: blob:${all('looks')}`,
    `font-src 'self'${all('looks')}`,
    `connect-src 'self'${all('calls')}`,
    ...(frames === '' ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(hasTrustedTypes ? TRUSTED_TYPES : []),
  ].join('; ');
}
