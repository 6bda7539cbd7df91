import type { User } from '@keydate/contracts/people';
import { notify } from '@keydate/ui';
import { copy } from './copy';

/** Says that a card is saved. If an invoice was open, the card was charged at once, and the charge may have been declined. */
export function tellSavedCard(user: User | null): void {
  if (user?.subscriptionNotice?.kind === 'payment_failed') notify.error(copy.cardRefused, copy.cardRefusedText);
  else notify.success(copy.cardSaved);
}

/** Says that the provider did not store the card. */
export function tellFailedCard(): void {
  notify.error(copy.cardFailed, copy.cardFailedText);
}
