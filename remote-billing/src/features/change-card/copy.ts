import { REQUEST_ERRORS } from '@keydate/contracts/errors/request-errors';

/** The text of adding or changing the card. */
export const copy = {
  add: 'Add a card',
  instead: 'Use a card instead',
  change: 'Change card',
  text: 'The card is charged on your next billing date. Nothing is charged today.',
  cancelled: 'Nothing is charged now. If you resume your subscription, this card is charged from then on.',
  overdue: 'Your open invoice will be charged to this card right away. Once it is paid, you keep your plan.',
  save: 'Save card',
  done: 'Done',
  wentWrong: REQUEST_ERRORS.INTERNAL.message,
} as const;
