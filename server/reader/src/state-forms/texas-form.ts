import { writtenDates } from '@keydate/domain/written-dates';
import type { RunningText } from '../facts/running-text';
import { reasonIf } from '../row-flags';
import { chosenOf, paragraphsIn, type Paragraph } from './paragraphs';
import { periodsIn, plain } from './periods-in';
import { sentencesIn } from '../sentences/sentences-in';
import type { StateFormRow } from './state-form-row';

/** The titles of sentences with a period, by their words; the first that fits. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/\badditional earnest money\b/i, 'Additional Earnest Money Deadline'],
  [/\bearnest money\b.*\boption fee\b|\boption fee\b.*\bearnest money\b/i, 'Earnest Money and Option Fee Deadline'],
  [/\bearnest money\b/i, 'Earnest Money Deadline'],
  [/\boption period\b|\bunrestricted right to terminate\b/i, 'Option Period'],
  [/\boption fee\b/i, 'Option Fee Deadline'],
  [/\bcure\b/i, 'Title Cure Period'],
  [/\bobject(?:s|ions?)?\b/i, 'Title Objection Deadline'],
  [/\bsurvey\b/i, 'Survey Deadline'],
  [/\bseller['’]s disclosure\b/i, 'Seller’s Disclosure Notice Deadline'],
  [/\bapprais/i, 'Appraisal Deadline'],
  [/\bbuyer approval\b|\bloan approval\b|\bfinancing\b/i, 'Buyer Approval Deadline'],
  [/\bsubdivision information\b|\bassociation\b/i, 'Association Documents Deadline'],
  [/\bcommitment\b/i, 'Title Commitment Deadline'],
];
const CLOSING = 'Closing Date';
const CLOSES = /\b(?:closing|settlement)\b[^.;]*?\b(?:on or before|not? later than|by|on)\b/i;

/** The rows whose loss costs most, as this reader names them. */
export const TEXAS_CRITICAL = ['Option Period', 'Title Objection Deadline', CLOSING];

/** In letters: how much of a sentence is its title where nothing else names it. */
const EXCERPT = 90;

/**
 * The periods that the paragraphs of Texas's contract state, and the day of closing. A row whose sentence has no title that we know, or
 * whose title another period has too, is flagged.
 */
export function texasRows(text: RunningText): StateFormRow[] {
  const found = chosenOf(paragraphsIn(text)).flatMap((paragraph) => rowsOf(text, paragraph));
  return found.map((row) => {
    const [, , title, date] = row.cells;
    const isRepeated = found.some(({ cells }) => cells[2] === title && cells[3] !== date);
    return { ...row, reasons: [...row.reasons, ...reasonIf(isRepeated, 'other-day-for-title', otherDate(found, row))] };
  });
}

function otherDate(rows: readonly StateFormRow[], { cells: [, , title, date] }: StateFormRow): string | undefined {
  return rows.find(({ cells }) => cells[2] === title && cells[3] !== date)?.cells[3];
}

function rowsOf(text: RunningText, { number, begin, end }: Paragraph): StateFormRow[] {
  const reference = number && `¶ ${number}`;
  const row = (title: string, date: string, from: number, to: number, isSure: boolean): StateFormRow => ({
    cells: ['', reference, title, date],
    reasons: reasonIf(!isSure, 'from-sentence'),
    words: text.wordsIn(from, to),
  });
  return sentencesIn(text.text, begin, end).flatMap(({ from, words }) => {
    const closing = closingIn(words);
    if (closing) return [row(CLOSING, closing, from, from + words.length, !/\bwhichever\b/i.test(words))];
    const title = titleOf(words);
    return periodsIn(words).map((period) =>
      row(title ?? excerpt(words), period.words, from, from + words.length, title !== undefined),
    );
  });
}

/** "The closing is on or before July 15, 2031." */
function closingIn(sentence: string): string | undefined {
  const by = CLOSES.exec(sentence);
  const [date] = by ? writtenDates(plain(sentence.slice(by.index + by[0].length)).slice(0, 40)).dates : [];
  return date?.words;
}

function titleOf(sentence: string): string | undefined {
  return TITLES.find(([pattern]) => pattern.test(sentence))?.[1];
}

function excerpt(sentence: string): string {
  const words = plain(sentence.replaceAll('_', ' '));
  return words.length > EXCERPT ? `${words.slice(0, words.lastIndexOf(' ', EXCERPT))} …` : words;
}
