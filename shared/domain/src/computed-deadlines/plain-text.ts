const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g;

/** Words with one kind of blank, dash, quote and plus sign. Digits are left as they are: "½" and "²" are no numbers of days. */
export function plainText(words: string): string {
  return words
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/[\uff0b\ufe62]/g, '+')
    .replace(/\p{Lm}+/gu, (raised) => raised.normalize('NFKC'))
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
