import { foldText } from './fold-text';

/** A row's number or a section's in front of a title: "44.", "12.3", "§ 12.3". */
const NUMBER_BEFORE = /^[^\p{L}\p{N}]*\d+(?:\.\d+)*(?=[^\p{L}\p{N}]+\p{L})/u;
/** A section's number, as a form prints it behind a title or in parentheses. */
const SECTION =
  /(?:(?<!§)§+|¶|\b(?:section|sec|paragraph|par|para|article|art)\b\.?)\s*\d+(?:\.\d+)*\.?(?:\s*\(?[a-z]\)?(?![a-z]))?/g;
const NUMBER_IN_PARENTHESES = /[([]\s*\d+(?:\.\d+)*\s*[)\]]/g;

/**
 * The letters and digits of a deadline's title, by which a row of a form is recognized without regard to blanks, case,
 * punctuation and section number: "44.  CLOSING DATE (§ 12.3): ____" gives "closingdate".
 */
export function titleLetters(title: string): string {
  return foldText(title)
    .replace(SECTION, ' ')
    .replace(NUMBER_IN_PARENTHESES, ' ')
    .replace(NUMBER_BEFORE, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
