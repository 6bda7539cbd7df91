import type { User } from '@keydate/contracts/people';
import type { Audience } from '@keydate/contracts/registry';

/** The three session states of spec § 2.1: signed out; signed in without a company; signed in with one. */
export function audienceOf(user: User | null): Audience {
  if (!user) return 'visitor';
  return user.company ? 'member' : 'founder';
}
