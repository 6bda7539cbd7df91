import { addDays, calendarDay, MONTHS, partsOfDay, weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import { chanceFrom, type Chance } from './chance';
import { FORMS } from './forms';

export type TableRow = readonly [item: string, reference: string, title: string, date: string];

/** Everything that a drawing of the contract needs; the same seed invents the same contract. */
export interface InventedContract {
  seed: number;
  lines: (TableRow | string)[];
  rows: TableRow[];
  look: Look;
}

export interface Look {
  header: TableRow;
  font: number;
  fontSize: number;
  rulings: 'all' | 'across' | 'none';
  rowPadding: number;
  cellPadding: number;
  columnShares: readonly [number, number, number];
  centredNumbers: boolean;
  marginNumbers: boolean;
  repeatsHeader: boolean;
  headingsInFirstColumn: boolean;
  shadesHeadings: boolean;
  topAligned: boolean;
  envelopeLine: boolean;
  pagesBefore: number;
  pagesAfter: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The names that forms give the columns; the usual ones most often. */
const USUAL: TableRow = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];
const HEADERS: TableRow[] = [
  USUAL,
  USUAL,
  USUAL,
  ['ITEM NO.', 'REFERENCE', 'EVENT', 'DATE OR DEADLINE'],
  ['No.', 'Ref.', 'Event', 'Date or Deadline'],
  ['Item', 'Section', 'Event', 'Deadline'],
  ['#', 'Reference', 'Description', 'Date'],
];

/** Ways to write a day; each contract uses the same way throughout. */
const NOTATIONS: ((day: CalendarDay) => string)[] = [
  (day) => day.replaceAll('-', '/'),
  (day) => `${partsOfDay(day).month}/${partsOfDay(day).day}/${partsOfDay(day).year}`,
  (day) => `${partsOfDay(day).month}/${partsOfDay(day).day}/${partsOfDay(day).year} ${weekdayOf(day)}`,
  (day) => `${MONTHS[partsOfDay(day).month - 1]} ${partsOfDay(day).day}, ${partsOfDay(day).year}`,
  (day) => `${MONTHS[partsOfDay(day).month - 1]?.slice(0, 3)} ${partsOfDay(day).day}, ${partsOfDay(day).year}`,
  (day) => `${weekdayOf(day).slice(0, 3)} ${partsOfDay(day).month}/${partsOfDay(day).day}/${partsOfDay(day).year}`,
  (day) => `${partsOfDay(day).month}/${partsOfDay(day).day}/${String(partsOfDay(day).year).slice(2)}`,
  (day) => `${MONTHS[partsOfDay(day).month - 1]} ${partsOfDay(day).day}, ${partsOfDay(day).year} ${weekdayOf(day)}`,
  (day) =>
    `${weekdayOf(day).slice(0, 3)} ${MONTHS[partsOfDay(day).month - 1]?.slice(0, 3)} ${partsOfDay(day).day}, ${partsOfDay(day).year}`,
  (day) => `${partsOfDay(day).month}.${partsOfDay(day).day}.${partsOfDay(day).year}`,
  (day) => `${two(partsOfDay(day).month)}-${two(partsOfDay(day).day)}-${partsOfDay(day).year}`,
];

export function inventContract(seed: number, longOnes = false): InventedContract {
  const chance = chanceFrom(seed);
  const lines = fillIn(
    FORMS[chance.pick(['2026', '2026', '2026', '2019', '2019', '2009', 'amendment'] as const)],
    chance,
  );
  return { seed, lines, rows: lines.filter((line) => typeof line !== 'string'), look: inventLook(chance, longOnes) };
}

function fillIn(form: (typeof FORMS)['2026'], chance: Chance): (TableRow | string)[] {
  const write = chance.pick(NOTATIONS);
  let day = addDays(calendarDay(chance.whole(2026, 2034), chance.whole(1, 12), chance.whole(1, 28)) ?? failed(), 0);
  let item = 0;
  return form.map((line) => {
    if (typeof line === 'string') return line;
    const [reference, title] = line;
    day = addDays(day, chance.pick([0, 0, 1, 1, 2, 3]));
    item += 1;
    return [String(item), reference, title, dateOf(title, write(day), chance)] as const;
  });
}

function dateOf(title: string, day: string, chance: Chance): string {
  if (title.endsWith('Time'))
    return chance.pick(['9:00 AM', '12:00 Noon', '5:00 PM MT', 'Time of Closing', '7:30 PM MT']);
  if (title.startsWith('Time')) return chance.pick(['', '', '5:00 PM', 'N/A']);
  if (title.startsWith('Possession') && chance.happens(0.3))
    return chance.pick(['Delivery of Deed', 'Upon Closing', 'Same as Closing']);
  if (chance.happens(0.22))
    return chance.pick([
      '',
      'N/A',
      'N/A',
      'n/a',
      `MEC + ${chance.whole(2, 15)} days`,
      'Waived',
      `${chance.whole(2, 10)} Days After MEC`,
    ]);
  return day;
}

function inventLook(chance: Chance, longOnes: boolean): Look {
  return {
    header: chance.pick(HEADERS),
    font: chance.whole(0, 99),
    fontSize: chance.pick([8.5, 9, 9.5, 10, 10.5]),
    rulings: chance.pick(['all', 'all', 'across', 'none'] as const),
    rowPadding: chance.between(1.5, 5),
    cellPadding: chance.between(3, 7),
    columnShares: chance.pick([
      [0.08, 0.12, 0.5],
      [0.07, 0.14, 0.49],
      [0.1, 0.13, 0.42],
      [0.06, 0.1, 0.54],
    ] as const),
    centredNumbers: chance.happens(0.6),
    marginNumbers: chance.happens(0.3),
    repeatsHeader: chance.happens(0.8),
    headingsInFirstColumn: chance.happens(0.15),
    shadesHeadings: chance.happens(0.3),
    topAligned: chance.happens(0.5),
    envelopeLine: chance.happens(0.3),
    pagesBefore: longOnes ? chance.whole(1, 5) : 0,
    pagesAfter: longOnes ? chance.whole(4, 12) : chance.whole(0, 1),
  };
}

function failed(): never {
  throw new RangeError('this day is not in the calendar');
}
