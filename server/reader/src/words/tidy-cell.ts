import { textOf, type TextLine } from './text-lines';

/**
 * The words of a cell on one line: white space collapsed (and one blank after a section sign), straight quotes, lines
 * to write on and bars at its edges removed, and hyphenated words joined again.
 */
export function tidyCell(lines: readonly TextLine[]): string {
  return lines
    .map(textOf)
    .reduce((text, line) => (/\p{L}-$/u.test(text) ? text + line : `${text} ${line}`), '')
    .replace(/[\u2018\u2019\u201a\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/§\s*(?=\d)/g, '§ ')
    .replace(/_{2,}|\.{4,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\|\s*(?=[^|\s])|(?<=[^|\s])\s*\|$/g, '');
}
