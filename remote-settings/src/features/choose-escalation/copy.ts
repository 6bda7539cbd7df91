import type { EscalationGroup } from '@keydate/domain/escalation';

/** Strings of the owner's choice about unanswered reminders (our addition). */
export const copy = {
  title: 'Unanswered reminders',
  lede: 'We notify you when half of the remaining time has passed and nobody has answered the last reminder of a critical deadline.',
  on: 'Tell me when nobody answers',
  hint: 'By email and in the app, once for each deadline. “Done” and “I’ve got it” are answers. Reminders that you got yourself are left out.',
  unheard: 'Your own reminders are off, by email and in the app, so you would not be notified.',
  groups: 'Tell me about',
  names: {
    rights: 'Rights to object or terminate',
    loan: 'Loan deadlines',
    'earnest-money': 'Earnest money',
    closing: 'The closing',
  } satisfies Record<EscalationGroup, string>,
  failed: 'Your change could not be saved',
} as const;
