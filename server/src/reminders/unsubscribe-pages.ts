import type { PlainPage } from '../plain-page';
import type { Subscribed } from './use-cases/mute-transaction';

/** Asks first: opening it changes nothing, because mail scanners follow links. */
export function askPage(subscribed: Subscribed): PlainPage {
  return {
    title: 'Stop these emails?',
    text: `Keydate will send you no more emails about the deadlines of ${subscribed.address}. ${whatIsLeft(subscribed)}`,
    forms: [
      { buttons: [{ label: 'Stop emails about this transaction', name: 'List-Unsubscribe', value: 'One-Click' }] },
    ],
  };
}

export function stoppedPage(subscribed: Subscribed): PlainPage {
  return {
    title: 'Emails stopped',
    text: `You will get no more emails about the deadlines of ${subscribed.address}. ${whatIsLeft(subscribed)}`,
    forms: [{ buttons: [{ label: 'Send me these emails again', name: 'subscribe', value: 'again' }] }],
  };
}

function whatIsLeft({ inApp }: Subscribed): string {
  if (inApp) return 'You will still get reminders in the app.';
  return 'Reminders in the app are off in your settings, so nothing will remind you of these deadlines.';
}

export function resumedPage({ address, byEmail }: Subscribed): PlainPage {
  if (!byEmail)
    return {
      title: 'Emails are off in your settings',
      text: `Switch them on there to get emails about the deadlines of ${address} again.`,
    };
  return {
    title: 'Emails are on again',
    text: `You will get emails about the deadlines of ${address} again.`,
  };
}

export function unknownPage(): PlainPage {
  return {
    title: 'This link does not work',
    text: 'It may have been cut off. Open it from the email again, or change your reminders on the transaction’s page.',
  };
}
