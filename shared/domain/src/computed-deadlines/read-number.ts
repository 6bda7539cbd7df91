const CARDINALS = (
  'zero one two three four five six seven eight nine ten ' +
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const ORDINALS = (
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth ' +
  'eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The worth of a number's words: "seven" and "seventh" 7, "forty" and "fortieth" 40. */
const WORTH = new Map<string, number>([
  ...[CARDINALS, ORDINALS].flatMap((words) => words.map((word, worth): [string, number] => [word, worth])),
  ...TENS.flatMap((word, at): [string, number][] => [
    [word, (at + 2) * 10],
    [word.replace(/y$/, 'ieth'), (at + 2) * 10],
  ]),
]);

/** A number in digits ("21", "21st"), which no letter or sign may be part of: "l0", "1O" and "2.5" are none. */
const DIGITS = /^(\d+|\d{1,3}(?:,\d{3})+)(?:st|nd|rd|th)?$/;

/**
 * The number that lower-case words give, in digits, words or both ("21", "21st", "twenty-first", "twenty-one (21)").
 * `differs` where two of them are given and are not the same; null for everything else. No digit is ever mended.
 */
export function readNumber(text: string): number | 'differs' | null {
  const [, first = text, second] =
    /^([^()]+?) ?\( ?([^()]+?) ?\)$/.exec(text) ?? /^\( ?([^()]+?) ?\)$/.exec(text) ?? [];
  const read = plainNumber(first);
  if (second === undefined || read === null) return read;
  const again = plainNumber(second);
  if (again === null) return null;
  return again === read ? read : 'differs';
}

function plainNumber(text: string): number | null {
  const [, digits] = DIGITS.exec(text) ?? [];
  return digits === undefined ? numberInWords(text) : Number(digits.replace(/,/g, ''));
}

/** "seven", "twenty-one", "one hundred and twenty", up to 999. */
function numberInWords(text: string): number | null {
  const [, hundreds, rest] = /^(\S+) hundred(?:th)?(?:(?: and)? (.+))?$/.exec(text) ?? [];
  if (hundreds === undefined) return belowHundred(text);
  const worth = hundreds === 'a' ? 1 : WORTH.get(hundreds);
  if (worth === undefined || worth < 1 || worth > 9) return null;
  const below = rest === undefined ? 0 : belowHundred(rest);
  return below === null ? null : worth * 100 + below;
}

function belowHundred(text: string): number | null {
  const alone = WORTH.get(text);
  if (alone !== undefined) return alone;
  const [, tens = '', ones = ''] = /^(\w+ty)[ -](\w+)$/.exec(text) ?? [];
  const [ten, one] = [WORTH.get(tens), WORTH.get(ones)];
  return ten !== undefined && one !== undefined && one >= 1 && one <= 9 ? ten + one : null;
}
