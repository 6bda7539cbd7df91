import { escapeHtml } from '../../escape-html';
import type { Subscribed } from './use-cases/mute-transaction';

export const UNSUBSCRIBE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const STYLE =
  'body{margin:0;padding:48px 16px;background:#faf9f6;color:#14171f;font:16px/24px Inter,system-ui,sans-serif}' +
  'main{max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e3e1da;border-radius:12px}' +
  'h1{margin:0 0 12px;font:600 28px/34px Georgia,serif}p{margin:0 0 20px;color:#4a5060}' +
  'button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#14171f;color:#fff;font:inherit;font-weight:600}' +
  'button:focus-visible{outline:2px solid #14171f;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{background:#12141a;color:#eceae4}main{background:#1a1d25;border-color:#2c303a}' +
  'p{color:#a9adb8}button{background:#eceae4;color:#12141a}button:focus-visible{outline-color:#eceae4}}';

/** What a page about somebody's emails says, and the one thing that can be done there. */
interface UnsubscribePage {
  title: string;
  text: string;
  button?: { label: string; name: string; value: string };
}

/** A page that works without the product and without scripts: mail programs open it in browsers of their own. */
function pageOf({ title, text, button }: UnsubscribePage): string {
  const form = button
    ? `<form method="post"><input type="hidden" name="${button.name}" value="${button.value}"><button>${escapeHtml(button.label)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Keydate</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;
}

/** Asks; it changes nothing, because mail scanners follow links. */
export function askPage(subscribed: Subscribed): string {
  return pageOf({
    title: 'Stop these emails?',
    text: `Keydate will send you no more emails about the deadlines of ${subscribed.address}. ${whatIsLeft(subscribed)}`,
    button: { label: 'Stop emails about this transaction', name: 'List-Unsubscribe', value: 'One-Click' },
  });
}

export function stoppedPage(subscribed: Subscribed): string {
  return pageOf({
    title: 'Emails stopped',
    text: `You will get no more emails about the deadlines of ${subscribed.address}. ${whatIsLeft(subscribed)}`,
    button: { label: 'Send me these emails again', name: 'subscribe', value: 'again' },
  });
}

function whatIsLeft({ inApp }: Subscribed): string {
  if (inApp) return 'You will still get reminders in the app.';
  return 'Reminders in the app are off in your settings, so nothing will remind you of these deadlines.';
}

export function resumedPage({ address, byEmail }: Subscribed): string {
  if (!byEmail)
    return pageOf({
      title: 'Emails are off in your settings',
      text: `Switch them on there to get emails about the deadlines of ${address} again.`,
    });
  return pageOf({
    title: 'Emails are on again',
    text: `You will get emails about the deadlines of ${address} again.`,
  });
}

export function unknownPage(): string {
  return pageOf({
    title: 'This link does not work',
    text: 'It may have been cut off. Open it from the email again, or change your reminders on the transaction’s page.',
  });
}
