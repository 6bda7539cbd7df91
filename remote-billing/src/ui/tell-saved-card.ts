import type { User } from '@keydate/contracts/people';
import { notify } from '@keydate/ui';
import { copy } from './copy';

/** Says that a card is saved. Where an invoice is open the card was charged with it at once, and may have been refused. */
export function tellSavedCard(user: User | null): void {
  if (user?.subscriptionNotice?.kind === 'payment_failed') notify.error(copy.cardRefused, copy.cardRefusedText);
  else notify.success(copy.cardSaved);
}
