/** A word of a name: it begins with a capital letter, or is a particle of names. */
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}.'’-]*|de|del|la|van|von|der|of|the)$/u;
/** Words that forms print where a name may be. */
const OF_FORMS =
  /\b(?:buyers?|sellers?|purchasers?|brokers?|brokerage|agents?|names?|dates?|signatures?|address|phone|license|email|property|none|contract|n\/a|tbd)\b/i;
const SUFFIX = /,\s*(?=(?:LLC|L\.L\.C\.|Inc|Incorporated|LP|LLP|Corp|Jr|Sr|II|III|IV|Trustees?)\b)/g;
const LONGEST_NAME = 8;

/** The names that a list has; undefined if any of it may be something else, such as a first name without its last name. */
export function namesIn(words: string): string[] | undefined {
  const names = words
    .replace(SUFFIX, ' ')
    .split(/\s*(?:,?\s+and\s+|[,;&])\s*/i)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
  return names.length > 0 && names.every(isName) ? names : undefined;
}

function isName(name: string): boolean {
  const words = name.split(' ');
  const isLongEnough = words.length >= 2 && words.length <= LONGEST_NAME;
  return isLongEnough && !OF_FORMS.test(name) && words.every((word) => NAME_WORD.test(word));
}
