import type { Invite } from '@keydate/contracts/transactions';

/** Strings of the two cards (spec § 2.12). */
export const copy = {
  company: 'Company',
  person: 'You',
  codes: (kinds: readonly Invite['kind'][]) => `Invite codes: ${kinds.join(', ')}`,
  renew: (kind: Invite['kind']) => `Renew the ${kind} code`,
  renewTitle: (kind: Invite['kind']) => `Renew the ${kind} code?`,
  renewWhat: 'The code and its link stop working right away, for everyone you gave them to. You get new ones.',
  renewConfirm: 'Renew',
  renewed: 'You have a new code. Share the new link.',
} as const;
