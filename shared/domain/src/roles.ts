/** Spec § 6. A role is super when it begins with `Super`, so that more can come. */
export type Role = 'Client' | 'Employee' | 'Agent' | `Super${string}`;

/** The two roles a person can choose at sign-up (spec § 4.7), with the words of the choice. */
export const ROLE_CHOICES = [
  { role: 'SuperRealtor', label: 'Realtor' },
  { role: 'SuperLender', label: 'Lender' },
] as const satisfies readonly { role: Role; label: string }[];

/** True if a person may choose `role` for themselves. */
export function isRoleChoice(role: Role): boolean {
  return ROLE_CHOICES.some((choice) => choice.role === role);
}

/** True if `text` is a role that this product knows. */
export function isRole(text: string): text is Role {
  return text === 'Client' || text === 'Employee' || text === 'Agent' || (text.startsWith('Super') && text.length > 5);
}

/** True if a role sees all transactions of its company, edits the company and holds its subscription. */
export function isSuperRole(role: Role): boolean {
  return role.startsWith('Super');
}

const SHOWN_PLANS_AT_LIMIT: readonly Role[] = ['SuperRealtor', 'SuperLender'];

/** True if a person at the limit of active transactions is shown the plans; other roles see only the error (spec § 6). */
export function isShownPlansAtLimit(role: Role): boolean {
  return SHOWN_PLANS_AT_LIMIT.includes(role);
}

/** A role in the reader's words: `SuperRealtor` reads `Realtor`. */
export function roleLabel(role: Role): string {
  return isSuperRole(role) ? role.slice('Super'.length) : role;
}

/** True if a company is one of lenders: everybody in it is a lender to other companies (server/src/transactions/README.md, Lenders). */
export function isCompanyOfLenders(owner: { role: Role }): boolean {
  return owner.role === 'SuperLender';
}
