import { paths, type SignInState } from '@keydate/client';
import type { Audience } from '@keydate/contracts/registry';
import { FALLBACKS, findPage, type SitePage } from '@keydate/shell';
import type { EndedSession } from '../session/host-session';

/** The operators' page. No remote's card lists it, so that nobody else sees that it exists. */
export const PLATFORM_PATH = '/platform';

/** The address bar, and the state that came with the navigation. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  /** The path to return to after sign-in, from the navigation's state; `/` when it has none. */
  returnTo: string;
  state: unknown;
}

export interface RouteInput {
  audience: Audience;
  endedSession: EndedSession | null;
  address: Address;
  pages: readonly SitePage[];
}

export type Route =
  | { kind: 'page'; page: SitePage }
  | { kind: 'redirect'; to: string; state: unknown }
  /** Not even the audience's fallback page is released. */
  | { kind: 'unavailable' };

/** Spec § 2.1: the page that an audience sees at an address, or the address to redirect to. */
export function resolveRoute(input: RouteInput): Route {
  const { audience, endedSession, address, pages } = input;
  if (endedSession && address.pathname !== paths.signIn)
    return redirectToSignIn(pages, endedSession.from ?? endedSession.returnTo ?? paths.home);
  const page = findPage(pages, audience, address.pathname);
  if (page) return { kind: 'page', page };
  switch (audience) {
    case 'visitor':
      return redirectToSignIn(pages, address.pathname + address.search + address.hash);
    case 'withoutCompany':
      // The state carries the page that was asked for before sign-in, until there is a company to see it with.
      return redirect(pages, audience, FALLBACKS.withoutCompany, address.state);
    case 'member':
      return redirect(
        pages,
        audience,
        isMemberPage(pages, address.returnTo) ? address.returnTo : FALLBACKS.member,
        null,
      );
  }
}

function redirectToSignIn(pages: readonly SitePage[], from: string): Route {
  const state: SignInState | null = from !== paths.home && isMemberPage(pages, from) ? { returnTo: from } : null;
  return redirect(pages, 'visitor', FALLBACKS.visitor, state);
}

function redirect(pages: readonly SitePage[], audience: Audience, to: string, state: unknown): Route {
  const isThere = findPage(pages, audience, pathOf(to)) !== undefined || (audience === 'member' && isPlatform(to));
  return isThere ? { kind: 'redirect', to, state } : { kind: 'unavailable' };
}

/** Only pages that a member can see are worth returning to. */
function isMemberPage(pages: readonly SitePage[], path: string): boolean {
  return isPlatform(path) || findPage(pages, 'member', pathOf(path)) !== undefined;
}

function isPlatform(path: string): boolean {
  return pathOf(path) === PLATFORM_PATH;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
