import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import { composeMail } from '../../mail';
import type { Charge } from '../../ports/payments';
import type { Mail } from '../../ports/mailer';
import type { Person } from '../../accounts';
import { hasMethod } from '../plan-in-force';
import type { Subscription } from '../subscriptions.repository';
import { dayIn, dollars } from './words';

interface Trial {
  origin: string;
  /** The charge at the end of the trial; null if the provider could not say. */
  firstCharge: Charge | null;
}

function wordsOf(charge: Charge | null): string {
  if (charge && charge.carriedCents > 0)
    return `On that day nothing is charged: the ${dollars(charge.carriedCents)} of the first month are added to the next invoice.`;
  return `On that day ${charge === null ? 'the price' : dollars(charge.dueCents)} is charged for the first month.`;
}

/** The toast of a started trial promises this mail (spec § 8): it says how to put Keydate on a phone. */
export function trialStartedMail(
  { email, fullName, timeZone }: Person,
  { plan, nextBillingAt, ...terms }: Subscription,
  { origin, firstCharge }: Trial,
): Mail {
  const end = dayIn(nextBillingAt, timeZone);
  return composeMail({
    to: email,
    subject: 'Your free trial of Keydate has started',
    lines: [
      `Hello ${fullName},`,
      `Your free trial of the ${plan} plan runs until ${end}.`,
      hasMethod(terms)
        ? wordsOf(firstCharge)
        : `To keep the plan after that, add a card at ${origin}/subscription. Nothing is charged before ${end}. Without a card, the trial simply ends.`,
      `To use Keydate on your phone, you need nothing from an app store. Open ${origin} in the phone's browser and sign in.`,
      'On an iPhone or iPad, tap Share in Safari, then Add to Home Screen.',
      'On Android, tap the menu in Chrome, then Add to Home screen.',
    ],
  });
}

/** Asks for a card, some days before the trial ends. */
export function trialEndingMail(
  { email, fullName, timeZone }: Person,
  { plan, nextBillingAt }: Subscription,
  { origin, firstCharge }: Trial,
): Mail {
  const end = dayIn(nextBillingAt, timeZone);
  return composeMail({
    to: email,
    // the day and not "in two days": the mail may go out hours late, and be read later still
    subject: `Your free trial of Keydate ends on ${end}`,
    lines: [
      `Hello ${fullName},`,
      `Your free trial of the ${plan} plan ends on ${end}.`,
      `To keep the plan, add a card at ${origin}/subscription. ${wordsOf(firstCharge)}`,
      'Without a card, the plan ends with the trial. Nothing is deleted, and your reminders still go out.',
      `Without a plan, your company can have up to ${FREE_ACTIVE_TRANSACTIONS} active transaction and ${FREE_MEMBERS} members.`,
    ],
  });
}
