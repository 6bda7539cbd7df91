import type { Act } from './act';
import { BILLING } from './billing';
import { EXPLANATIONS } from './explanations';
import { INVITATIONS } from './invitations';
import { LENDERS } from './lenders';
import { MESSAGES } from './messages';
import { PEOPLE } from './people';
import { QUESTIONS } from './questions';
import { TRANSACTIONS } from './transactions';

export { CALLERS, type Act, type Caller, type SceneIds } from './act';

/** What spec § 6 and docs/rules.md, Permissions, amount to, written by hand: server and fake server are both tested against it. */
export const WHO_MAY: readonly Act[] = [
  ...PEOPLE,
  ...EXPLANATIONS,
  ...INVITATIONS,
  ...TRANSACTIONS,
  ...LENDERS,
  ...MESSAGES,
  ...QUESTIONS,
  ...BILLING,
];
