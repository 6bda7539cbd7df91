import type { Invite } from '@keydate/contracts/transactions';

/** Strings of the two cards (spec § 2.12). */
export const copy = {
  company: 'Company',
  person: 'You',
  renew: (kind: Invite['kind']) => `Renew the ${kind} code`,
  renewTitle: (kind: Invite['kind']) => `Renew the ${kind} code?`,
  renewWhat: 'The code and its link stop working at once, for everybody you have given them to. You get a new one.',
  renewConfirm: 'Renew',
  renewed: 'The code is renewed. Give people the new link.',
} as const;
