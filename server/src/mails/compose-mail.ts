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
  const title = onOneLine(subject);
  const paragraphs = lines.map((line) =>
    typeof line === 'string' ? onOneLine(line) : `    ${onOneLine(line.emphasis)}`,
  );
  return {
    to,
    subject: title,
    text: `${[...paragraphs, `-- \n${FOOT}`].join('\n\n')}\n`,
    html: htmlOfMail({ title, lines, foot: FOOT }),
  };
}

/** A name with line breaks in it could begin a header, or a paragraph, of its own. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
