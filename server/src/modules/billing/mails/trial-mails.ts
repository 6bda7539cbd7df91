import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import { composeMail } from '../../../mails/compose-mail';
import type { Mail } from '../../../ports/mailer';
import type { Person } from '../../people/person';
import type { Subscription } from '../subscriptions.repository';
import { dayIn, dollars } from './words';

/** What the toast of a started trial promises (spec § 8): how to have Keydate on one's phone. */
export function trialStartedMail(
  { email, fullName, timeZone }: Person,
  { plan, nextBillingAt, paymentAmountCents, card }: Subscription,
  origin: string,
): Mail {
  const end = dayIn(nextBillingAt, timeZone);
  return composeMail({
    to: email,
    subject: 'Your free trial of Keydate has started',
    lines: [
      `Hello ${fullName},`,
      `Your free trial of the ${plan} plan runs until ${end}.`,
      card
        ? `On that day ${dollars(paymentAmountCents)} is charged for the first month.`
        : `Nothing is charged until you add a card at ${origin}/subscription. Without one, the trial simply ends.`,
      `To use Keydate on your phone, you need nothing from an app store. Open ${origin} in the phone's browser and sign in.`,
      'On an iPhone or iPad, tap Share in Safari, then Add to Home Screen.',
      'On Android, tap the menu in Chrome, then Add to Home screen.',
    ],
  });
}

/** Asks for a card, some days before the trial ends. */
export function trialEndingMail(
  { email, fullName, timeZone }: Person,
  { plan, nextBillingAt, paymentAmountCents }: Subscription,
  origin: string,
): Mail {
  const end = dayIn(nextBillingAt, timeZone);
  return composeMail({
    to: email,
    // it names the day, as it may go out hours late, and be read later still
    subject: `Your free trial of Keydate ends on ${end}`,
    lines: [
      `Hello ${fullName},`,
      `Your free trial of the ${plan} plan ends on ${end}.`,
      `To keep the plan for ${dollars(paymentAmountCents)} a month, add a card at ${origin}/subscription.`,
      'Without a card, the plan ends with the trial. Nothing is deleted, and your reminders still go out.',
      `Without a plan, your company can have up to ${FREE_ACTIVE_TRANSACTIONS} active transaction and ${FREE_MEMBERS} members.`,
    ],
  });
}
