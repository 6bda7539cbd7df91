import type { Mail } from '../ports/mailer';
import { htmlOfMail, type Line } from './mail-html';

export interface MailContent {
  to: string;
  subject: string;
  lines: readonly Line[];
}

/** Whom it is from and why it came, under every mail. */
const FOOT = 'Keydate keeps the deadlines of real-estate contracts.';

/** A mail of the product as plain text and as HTML, made from the same lines. */
export function composeMail({ to, subject, lines }: MailContent): Mail {
  const paragraphs = lines.map((line) => (typeof line === 'string' ? line : `    ${line.emphasis}`));
  return { to, subject, text: `${[...paragraphs, `-- \n${FOOT}`].join('\n\n')}\n`, html: htmlOfMail({ title: subject, lines, foot: FOOT }) };
}
