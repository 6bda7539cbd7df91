import { paths } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import type { Audience } from '@keydate/contracts/registry';

/** Spec § 2.1: where each audience is redirected from an address that has no page for it. */
export const FALLBACKS: Readonly<Record<Audience, string>> = {
  visitor: paths.signIn,
  withoutCompany: paths.company,
  member: paths.home,
};

/** The three session states of spec § 2.1: signed out; signed in without a company; signed in with one. */
export function audienceOf(user: User | null): Audience {
  if (!user) return 'visitor';
  return user.company ? 'member' : 'withoutCompany';
}
