import { escapeHtml } from '../escape-html';
import type { Mail } from '../ports/mailer';

/** A paragraph, or one thing that stands out, such as a code. */
type Line = string | { emphasis: string };

export interface MailContent {
  to: string;
  subject: string;
  lines: readonly Line[];
}

const INK = '#1c1b18';
const PAPER = '#fbfaf7';

/** A mail of the product as plain text and as HTML, made from the same lines. */
export function composeMail({ to, subject, lines }: MailContent): Mail {
  return {
    to,
    subject,
    text: `${lines.map((line) => (typeof line === 'string' ? line : line.emphasis)).join('\n\n')}\n\nKeydate\n`,
    html: htmlOf(subject, lines),
  };
}

function htmlOf(title: string, lines: readonly Line[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px;background:${PAPER};color:${INK};font:16px/1.5 Georgia,serif">
${lines.map(paragraphOf).join('\n')}
<p style="margin:32px 0 0;font-size:14px">Keydate</p>
</body></html>`;
}

function paragraphOf(line: Line): string {
  if (typeof line === 'string') return `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  return `<p style="margin:0 0 16px;font-size:28px;letter-spacing:.15em"><strong>${escapeHtml(line.emphasis)}</strong></p>`;
}
