/** Letters that carry their mark inside, so that taking marks off does not reach them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};
const MARKED_INSIDE = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * A text as a search compares it: without case, accents and runs of white space, so that `jose  nuñez` finds
 * "José Nuñez". Folding what is folded changes nothing.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(MARKED_INSIDE, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
