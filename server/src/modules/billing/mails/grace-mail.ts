import { composeMail } from '../../../mails/compose-mail';
import type { Mail } from '../../../ports/mailer';
import type { Person } from '../../people/person';
import { graceEndOf } from '../plan-in-force';
import type { Subscription } from '../subscriptions.repository';
import { dayIn, dollars } from './words';

const SUBJECTS = {
  0: 'We could not charge your card for Keydate',
  3: 'Your Keydate payment is still open',
  6: 'Your Keydate plan ends tomorrow',
} as const;

/** A renewal failed: what to do, and until when. */
export function graceMail(
  { email, fullName, timeZone }: Person,
  subscription: Subscription,
  { origin, day }: { origin: string; day: keyof typeof SUBJECTS },
): Mail {
  const { plan, paymentAmountCents, card } = subscription;
  const end = graceEndOf(subscription);
  return composeMail({
    to: email,
    subject: SUBJECTS[day],
    lines: [
      `Hello ${fullName},`,
      `The payment of ${dollars(paymentAmountCents)} for your ${plan} plan did not go through${card ? ` with the card ending in ${card.last4}` : ''}.`,
      ...(end ? [`Your plan stays active until ${dayIn(end, timeZone)}.`] : []),
      `Please change your card, or pay the open invoice, at ${origin}/subscription. A new card is charged right away.`,
      'Nothing is deleted if the plan ends: your transactions and their reminders stay. Only new transactions and new team members need a plan.',
    ],
  });
}
