import type { TableRow } from '../contracts/invent-contract';
import { FormSheet, ONE_DATE, TWO_DATES } from './draw-form';
import type { Drawn } from './drawn';
import { HEADER, isDate, movedBy, rowsOfForm } from './rows-of-form';
import { DATE, SENTENCE, styleOf } from './typed-cases';

/** A contract and the counter-proposal to it, with all rows: most of them say that nothing changes. */
export async function counterproposal(number: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number);
  const sheet = new FormSheet(styleOf(number));
  sheet.drawTable(ONE_DATE, HEADER, rows, '3.1. Dates and Deadlines.');
  sheet.beginPage();
  sheet.writeParagraphs(SENTENCE);
  const answers = rows.map(([, , , date]) => (isDate(date) && chance.happens(0.2) ? movedBy(10, date) : date));
  const shown = rows.map(([item, reference, title, date], index) => {
    const isLeft = answers[index] === date;
    return [item, reference, title, isLeft ? chance.pick(['No Change', 'No Change', '']) : (answers[index] ?? '')];
  });
  sheet.drawTable(ONE_DATE, HEADER, shown, 'Counterproposal. Dates and Deadlines.');
  return { bytes: await sheet.end(), rows: withAnswers(rows, answers) };
}

const TWO_HEADERS = [
  ['Item No.', 'Reference', 'Event', 'Original', 'New'],
  ['No.', 'Ref.', 'Event', 'Original Date', 'Amended Date'],
  ['Item No.', 'Reference', 'Event', 'Current Deadline', 'New Deadline'],
];

/** A form that shows the original dates next to the new ones. Most of the new ones are blank. */
export async function twoColumns(number: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number);
  const sheet = new FormSheet(styleOf(number));
  const answers = rows.map(([, , , date]) => (isDate(date) && chance.happens(0.25) ? movedBy(9, date) : date));
  const leftAsItWas = number % 2 ? '' : 'No Change';
  const shown = rows.map(([item, reference, title, date], index) => {
    const isLeft = answers[index] === date;
    return [item, reference, title, date, isLeft ? leftAsItWas : (answers[index] ?? '')];
  });
  sheet.drawTable(TWO_DATES, TWO_HEADERS[number % TWO_HEADERS.length] ?? [], shown, 'Agreement to Amend. Dates.');
  return { bytes: await sheet.end(), rows: withAnswers(rows, answers) };
}

/** The time of day next to each day, and the Time of Day, before and after. */
const TIMES = { before: '5:00 PM', after: '12:00 noon' };

/**
 * A contract with times next to its days, in which somebody changes only the time: in a column for the new answers, in
 * a counter-proposal with the whole table again, or in an amendment of the rows that it changes.
 */
export async function changedTimes(number: number): Promise<Drawn> {
  const { rows: form, chance } = rowsOfForm(number);
  const rows = form.map(([item, reference, title, date]): TableRow => {
    return [item, reference, title, isDate(date) ? `${date} ${TIMES.before}` : date];
  });
  const answers = rows.map(([, , , date]) => (chance.happens(0.4) ? date.replace(TIMES.before, TIMES.after) : date));
  const isLeft = (index: number) => answers[index] === rows[index]?.[DATE];
  const shown = rows.map(([item, reference, title], index): TableRow => {
    const answer = answers[index] ?? '';
    const ways = isDate(form[index]?.[DATE] ?? '') ? [answer, TIMES.after, `No Change, ${TIMES.after}`] : [answer];
    return [item, reference, title, isLeft(index) ? 'No Change' : chance.pick(ways)];
  });
  const sheet = new FormSheet(styleOf(number));
  if (number % 3 === 0) {
    const both = shown.map(([item, reference, title, date], index) => {
      return [item, reference, title, rows[index]?.[DATE] ?? '', date];
    });
    sheet.drawTable(TWO_DATES, TWO_HEADERS[0] ?? [], both, 'Agreement to Amend. Dates.');
  } else {
    sheet.drawTable(ONE_DATE, HEADER, rows, '3.1. Dates and Deadlines.');
    sheet.beginPage();
    sheet.writeParagraphs(SENTENCE);
    const whole = number % 3 === 1;
    const answered = shown.filter((_, index) => whole || !isLeft(index));
    sheet.drawTable(ONE_DATE, HEADER, answered, whole ? 'Counterproposal. Dates.' : 'Agreement to Amend. Dates.');
  }
  return { bytes: await sheet.end(), rows: withAnswers(rows, answers) };
}

function withAnswers(rows: readonly TableRow[], answers: readonly string[]): TableRow[] {
  return rows.map(([item, reference, title], index) => [item, reference, title, answers[index] ?? '']);
}
