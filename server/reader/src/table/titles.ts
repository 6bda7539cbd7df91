/** True if a title ends as titles of the form do, so that a line below it starts another row. */
export function looksComplete(text: string): boolean {
  return /\b(?:deadline|date|time)\b\W*$/i.test(text) && text.trim().includes(' ');
}

/**
 * True if a text is a reference to a section: numbers with their dots, even if the sign before them, or a digit after
 * it, was misread.
 */
export function isReference(text: string): boolean {
  return /^[§$&S%®]{0,2}[\s\d.,;§$&]*\d[\s\d.,;§$&]*$|^§ ?(?=.*[\dIlOSBC])[\p{L}\d]{1,3}$/u.test(text.trim());
}
