import { isSuperRole, type Role } from '@keydate/domain/roles';

/** Spec § 6: super roles read "Agents", others "Employees". */
const titleFor = (role: Role) => (isSuperRole(role) ? 'Agents' : 'Employees');

/** Strings of the list of teammates in Manage Account (spec § 2.12); those of spec § 8 to the letter. */
export const copy = {
  titleFor,
  seeAll: 'See all',
  seeAllOf: (role: Role) => `See all ${titleFor(role).toLowerCase()}`,
  back: 'Back to Manage Account',
  search: (role: Role) => `Search ${titleFor(role).toLowerCase()}`,
  found: (count: number) => (count === 1 ? '1 person found' : `${count} people found`),
  notFound: 'No results found',
  empty: (role: Role) => `No ${titleFor(role).toLowerCase()} yet`,
  emptyHint: 'The people in your company appear here once they have joined. Send them an invite link.',
  failed: 'The list could not be loaded.',
  remove: 'Remove',
  removeWho: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeWhat: (name: string, company: string) => `${name} is signed out right away and loses access to ${company}.`,
  accountStays: 'They keep their account.',
  passedOn: (heir: string) =>
    `Their transactions stay with the company and go to ${heir}, as do the people who work for them.`,
  you: 'you',
  removed: 'Removed successfully!',
  gone: (name: string) => `${name} is no longer in your company.`,
  failedAction: 'An error occurred',
} as const;
