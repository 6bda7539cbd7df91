import { plain } from './same-title';

/** What contracts say instead of a day; those that count days do so with any number. */
const USUAL_ANSWERS = [
  'N/A',
  'Waived',
  'Deleted',
  'Completed',
  'TBD',
  'No Change',
  '12:00 Noon',
  'Upon Delivery of Deed',
  'Delivery of Deed',
  'Time of Closing',
  'Upon Closing',
  'Same as Closing',
  'MEC + 5 days',
  '5 Days After MEC',
  '5 Business Days After MEC',
  'SSA + 5 days',
  '5 Days After SSA',
  '5 Days Before Closing',
  '5 Days After Closing',
];
/** More ways to answer has no contract, and each costs time. */
const MOST_WAYS = 20;
/** Which one does not matter. */
const ANY_NUMBER = 5;
const MOST_DAYS = 60;
const COUNT = /^(\D*)\d+( (?:business )?days?\b\D*)$/i;

/** The answers without a day that a table may have: those that were surely `read` in it, with other numbers of days too, and what contracts usually say; each once, as the table has it. */
export function expectedAnswers(read: readonly string[]): string[] {
  const own = distinct(read.map((answer) => answer.replace(COUNT, `$1${ANY_NUMBER}$2`))).slice(0, MOST_WAYS);
  return distinct([...read, ...distinct([...own, ...USUAL_ANSWERS]).flatMap(inEveryNumber)]);
}

function inEveryNumber(answer: string): string[] {
  return COUNT.test(answer)
    ? Array.from({ length: MOST_DAYS }, (_, index) => answer.replace(COUNT, `$1${index + 1}$2`))
    : [answer];
}

/** Of those with the same letters the first. */
function distinct(answers: readonly string[]): string[] {
  return [...new Map([...answers].reverse().map((answer) => [plain(answer), answer])).values()].reverse();
}
