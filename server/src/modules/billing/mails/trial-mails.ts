import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import { composeMail } from '../../../mails/compose-mail';
import type { Mail } from '../../../ports/mailer';
import type { Person } from '../../people/person';
import type { Subscription } from '../subscriptions.repository';
import { dayIn, dollars } from './words';

interface Trial {
  origin: string;
  /** The charge at the end of the trial; null if the provider could not say. */
  firstChargeCents: number | null;
}

function firstCharge(cents: number | null): string {
  return `On that day ${cents === null ? 'your card' : dollars(cents)} is charged for the first month.`;
}

/** The toast of a started trial promises this mail (spec § 8): it says how to put Keydate on a phone. */
export function trialStartedMail(
  { email, fullName, timeZone }: Person,
  { plan, nextBillingAt, card }: Subscription,
  { origin, firstChargeCents }: Trial,
): Mail {
  const end = dayIn(nextBillingAt, timeZone);
  return composeMail({
    to: email,
    subject: 'Your free trial of Keydate has started',
    lines: [
      `Hello ${fullName},`,
      `Your free trial of the ${plan} plan runs until ${end}.`,
      card
        ? firstCharge(firstChargeCents)
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
  { origin, firstChargeCents }: Trial,
): Mail {
  const end = dayIn(nextBillingAt, timeZone);
  return composeMail({
    to: email,
    // the day and not "in two days": the mail may go out hours late, and be read later still
    subject: `Your free trial of Keydate ends on ${end}`,
    lines: [
      `Hello ${fullName},`,
      `Your free trial of the ${plan} plan ends on ${end}.`,
      `To keep the plan, add a card at ${origin}/subscription. ${firstCharge(firstChargeCents)}`,
      'Without a card, the plan ends with the trial. Nothing is deleted, and your reminders still go out.',
      `Without a plan, your company can have up to ${FREE_ACTIVE_TRANSACTIONS} active transaction and ${FREE_MEMBERS} members.`,
    ],
  });
}
