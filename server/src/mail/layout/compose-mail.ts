import type { Mail } from '../../ports/mailer';
import { htmlOfMail, textOfLine, type Line, type MailLink } from './mail-html';

export interface MailContent {
  to: string;
  subject: string;
  lines: readonly Line[];
  /** The lines at the bottom, next to the sender's name. */
  foot?: readonly (string | MailLink)[];
}

/** The sender and the reason, under every mail. */
const FOOT = 'Keydate keeps track of the deadlines in real-estate contracts.';

/** A mail of the product as plain text and as HTML, made from the same lines. */
export function composeMail({ to, subject, lines, foot = [] }: MailContent): Mail {
  const title = onOneLine(subject);
  const below = [FOOT, ...foot];
  return {
    to,
    subject: title,
    text: `${[...lines.map(paragraphOf), `-- \n${below.map(paragraphOf).join('\n')}`].join('\n\n')}\n`,
    html: htmlOfMail({ title, lines, foot: below }),
  };
}

function paragraphOf(line: Line): string {
  const words = onOneLine(textOfLine(line));
  if (typeof line === 'string' || 'heading' in line) return words;
  if ('entry' in line) return [line.entry, ...line.about, line.url].map(onOneLine).join('\n');
  return 'url' in line ? `${words}: ${line.url}` : `    ${words}`;
}

/** A name with line breaks in it could begin a header, or a paragraph, of its own. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
