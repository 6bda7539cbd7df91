import { escapeHtml } from '../../escape-html';
import { DARK_SHEET, STYLES } from './mail-look';

/**
 * A paragraph; an emphasized text, such as a code; a heading; an address to follow, with the words for it; or an entry of a list, with
 * lines about it.
 */
export type Line = string | { emphasis: string } | { heading: string } | MailLink | Entry;

export interface Entry {
  entry: string;
  about: readonly string[];
  url: string;
}

export interface MailLink {
  words: string;
  url: string;
  /** Shown as a link in the text, not as a button. */
  isQuiet?: boolean;
}

interface Content {
  title: string;
  lines: readonly Line[];
  foot: readonly (string | MailLink)[];
}

/** A mail as HTML that every reader of mails can show: tables and attributes, nothing fetched from anywhere. */
export function htmlOfMail({ title, lines, foot }: Content): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title><style>${DARK_SHEET}</style></head>
<body class="ground" style="${STYLES.page}">
<div style="${STYLES.preview}">${escapeHtml(previewOf(lines))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="ground" style="${STYLES.ground}">
<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="${STYLES.column}">
<tr><td class="name" style="${STYLES.name}">Keydate</td></tr>
<tr><td class="card" style="${STYLES.card}">
${lines.map(htmlOfLine).join('\n')}
</td></tr>
<tr><td class="foot" style="${STYLES.foot}">${foot.map(htmlOfFoot).join('<br>')}</td></tr>
</table></td></tr></table>
</body></html>`;
}

/** The text that a list of mails shows after the subject. */
function previewOf(lines: readonly Line[]): string {
  return lines.map(textOfLine).join(' ');
}

/** A line without what surrounds its words. */
export function textOfLine(line: Line): string {
  if (typeof line === 'string') return line;
  if ('emphasis' in line) return line.emphasis;
  if ('entry' in line) return [line.entry, ...line.about].join(', ');
  return 'heading' in line ? line.heading : line.words;
}

function htmlOfLine(line: Line): string {
  if (typeof line === 'string') return `<p class="paragraph" style="${STYLES.paragraph}">${escapeHtml(line)}</p>`;
  if ('heading' in line) return `<h2 class="paragraph" style="${STYLES.heading}">${escapeHtml(line.heading)}</h2>`;
  if ('entry' in line) return htmlOfEntry(line);
  if ('url' in line && line.isQuiet)
    return `<p class="paragraph" style="${STYLES.paragraph}">${htmlOfLink(line, 'paragraph', STYLES.entryLink)}</p>`;
  if ('url' in line) return `<p style="${STYLES.action}">${htmlOfLink(line, 'button', STYLES.button)}</p>`;
  return `<p class="emphasis" style="${STYLES.emphasis}">${escapeHtml(line.emphasis)}</p>`;
}

function htmlOfEntry({ entry, about, url }: Entry): string {
  const link = htmlOfLink({ words: entry, url }, 'paragraph', STYLES.entryLink);
  const lines = about.map((line) => `<br><span class="foot" style="${STYLES.about}">${escapeHtml(line)}</span>`);
  return `<p class="paragraph" style="${STYLES.paragraph}">${link}${lines.join('')}</p>`;
}

function htmlOfFoot(line: string | MailLink): string {
  return typeof line === 'string' ? escapeHtml(line) : htmlOfLink(line, 'foot', STYLES.footLink);
}

function htmlOfLink({ words, url }: MailLink, className: string, style: string): string {
  return `<a class="${className}" href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a>`;
}
