import { escapeHtml } from '../../escape-html';
import type { KeptMail } from '../../ports/mailer';

export const PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** A mail is styled by attributes; the policy permits nothing else. */
export const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** The developer's inbox as a plain page, newest first. */
export function inboxPage(mails: readonly KeptMail[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox of the demo</title></head>
<body><h1>Inbox of the demo</h1>
${mails.length === 0 ? '<p>No mail has been sent yet.</p>' : tableOf(mails)}
</body></html>`;
}

function tableOf(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<tr><td>${escapeHtml(sentAt)}</td><td>${escapeHtml(to)}</td><td><a href="/dev/inbox/${escapeHtml(id)}">${escapeHtml(subject)}</a></td></tr>`,
  );
  return `<p>${mails.length} sent, newest first.</p>
<table><thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}
