const ONES =
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  );
const TENS = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');
const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** A number below 1000 in words, as a contract writes it: "one hundred twenty-one". */
export function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  if (number < 100)
    return [TENS[Math.floor(number / 10)], ONES[number % 10]].slice(0, number % 10 === 0 ? 1 : 2).join('-');
  const hundreds = `${ONES[Math.floor(number / 100)]} hundred`;
  return number % 100 === 0 ? hundreds : `${hundreds} ${inWords(number % 100)}`;
}

/** "one hundred twenty-first". */
export function inOrdinalWords(number: number): string {
  return inWords(number).replace(/\w+$/, (last) => IRREGULAR[last] ?? `${last.replace(/y$/, 'ie')}th`);
}

/** "121st". */
export function inOrdinalDigits(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}
