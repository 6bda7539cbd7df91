import { composeMail } from '../../mail';
import type { Mail } from '../../ports/mailer';
import type { Person } from '../../accounts';
import type { Notice } from '../due-notices';
import type { Subscription } from '../subscriptions.repository';
import { dayIn, dollars } from './words';

type Grace = Pick<Extract<Notice, { kind: 'renewal-failed' }>, 'day' | 'until'>;

/** A renewal failed: what to do, and until when. */
export function graceMail(
  { email, fullName, timeZone }: Person,
  { plan, overdueCents, card, otherMethod }: Subscription,
  { origin, day, until }: Grace & { origin: string },
): Mail {
  const end = dayIn(until, timeZone);
  const payment = overdueCents === null ? 'The payment' : `The payment of ${dollars(overdueCents)}`;
  return composeMail({
    to: email,
    subject: subjectOf(day, end, otherMethod !== null),
    lines: [
      `Hello ${fullName},`,
      `${payment} for your ${plan} plan did not go through${card ? ` with the card ending in ${card.last4}` : ''}.`,
      `Your plan stays active until ${end}.`,
      `${otherMethod ? 'Please add a card' : 'Please change your card'}, or pay the open invoice, at ${origin}/subscription. A new card is charged right away.`,
      'Nothing is deleted if the plan ends: your transactions and their reminders stay. Only new transactions and new team members need a plan.',
    ],
  });
}

/** The day and not "tomorrow": the mail may go out hours late, and be read later still. */
function subjectOf(day: Grace['day'], end: string, isOther: boolean): string {
  if (day === 6) return `Your Keydate plan ends on ${end}`;
  if (day === 3) return 'Your Keydate payment is still open';
  return isOther ? 'We could not collect your payment for Keydate' : 'We could not charge your card for Keydate';
}
