import { paths, type SignInState } from '@keydate/client';
import type { Audience } from '@keydate/contracts/registry';
import { FALLBACKS, findPage, type SitePage } from '@keydate/shell';
import type { Leaving } from '../session/host-session';

/** What the address bar and the navigation say. */
export interface Address {
  pathname: string;
  search: string;
  /** The path that the navigation asks to return to after sign-in; `/` when it asks for none. */
  returnTo: string;
  state: unknown;
}

export interface Situation {
  audience: Audience;
  leaving: Leaving | null;
  address: Address;
  pages: readonly SitePage[];
}

export type Place =
  | { kind: 'page'; page: SitePage }
  | { kind: 'elsewhere'; to: string; state: unknown }
  /** Not even the page that everything else falls back to is there. */
  | { kind: 'nowhere' };

/** Spec § 2.1: what stands at an address for whom, or where they are sent instead. */
export function decidePlace(situation: Situation): Place {
  const { audience, leaving, address, pages } = situation;
  if (leaving && address.pathname !== paths.signIn) return sendToSignIn(pages, leaving.from ?? paths.home);
  const page = findPage(pages, audience, address.pathname);
  if (page) return { kind: 'page', page };
  switch (audience) {
    case 'visitor':
      return sendToSignIn(pages, address.pathname + address.search);
    case 'withoutCompany':
      // what was asked for before sign-in travels on, until there is a company to see it with
      return send(pages, audience, FALLBACKS.withoutCompany, address.state);
    case 'member':
      return send(pages, audience, canReturnTo(pages, address.returnTo) ? address.returnTo : FALLBACKS.member, null);
  }
}

function sendToSignIn(pages: readonly SitePage[], from: string): Place {
  const state: SignInState | null = from !== paths.home && canReturnTo(pages, from) ? { returnTo: from } : null;
  return send(pages, 'visitor', FALLBACKS.visitor, state);
}

function send(pages: readonly SitePage[], audience: Audience, to: string, state: unknown): Place {
  return findPage(pages, audience, pathOf(to)) ? { kind: 'elsewhere', to, state } : { kind: 'nowhere' };
}

/** Only what a member can see is worth going back to. */
function canReturnTo(pages: readonly SitePage[], path: string): boolean {
  return findPage(pages, 'member', pathOf(path)) !== undefined;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
