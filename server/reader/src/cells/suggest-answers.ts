import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { DatesTable } from '../judging/collect-tables';
import { isUndisputed } from './is-undisputed';
import { clearlyNearest } from '../forms/clearly-nearest';
import { expectedAnswers } from './expected-answers';
import { isMost } from './is-majority';
import { looksOf } from '../forms/letter-shapes';
import { doubted, hasDoubt } from '../row-flags';
import { plain } from './same-title';
import { editDistance } from '../words/edit-distance';
import type { ReadRow } from '../table/read-row';

const NEARNESS = { mostMisread: 0.25, clearly: 0.4 };
/** In letters. */
const LONGEST_ANSWER = 32;
const WITH_SLASH = /^n\/a$/i;
/** Its slash was passed over or is a mark. */
const WITHOUT_SLASH = /^n[ .,'’-]?a$/i;
/** So often a table must say N/A, that its NA are taken for the same. */
const OFTEN = 2;
/** A word, a number or the sign of a count: each may make another answer of it. */
const PIECE = /\p{L}+|\d+|\+/gu;
/** Of a word's letters so many may have been misread by each look. */
const MISREAD = 0.4;

/**
 * A table with a suggestion where the looks at a cell without a day differ: of the answers that contracts give, and
 * that the table's other cells give, the one that what was seen comes clearly nearest to. It comes with a doubt that tells
 * what was read (decision 14).
 */
export function suggestAnswers(table: DatesTable): DatesTable {
  const sure = table.rows.filter(isSurelyRead).map(({ cells }) => cells.date);
  const expected = expectedAnswers(sure).map((words) => ({ words }));
  const hasSlashes = sure.filter((answer) => WITH_SLASH.test(answer)).length >= OFTEN;
  const isOpen = (row: ReadRow) =>
    isUnsettled(row) || (hasSlashes && isLookedAt(row) && WITHOUT_SLASH.test(row.cells.date));
  return { ...table, rows: table.rows.map((row) => (isOpen(row) ? withSuggestion(row, expected) : row)) };
}

function isSurelyRead(row: ReadRow): boolean {
  const { date } = row.cells;
  return isUndisputed(row) && date.length <= LONGEST_ANSWER && isAnswer(date) && !WITHOUT_SLASH.test(date);
}

/** Whether these words are an answer and no day, nor a riddle. */
function isAnswer(words: string): boolean {
  const read = dayInCell(words);
  return read.kind === 'none' && read.reason !== 'blank' && !needsLook(read);
}

function isLookedAt({ dateLooks = [] }: ReadRow): boolean {
  return dateLooks.length > 1;
}

/** Whether no look saw a day, and no answer was seen by most: what most saw is what the contract says, known or not. */
function isUnsettled(row: ReadRow): boolean {
  const { dateLooks = [] } = row;
  if (!isLookedAt(row) || hasDoubt(row, 'date-mended') || dateLooks.some((look) => dayInCell(look).kind === 'day'))
    return false;
  const votes = (answer: string) => dateLooks.filter((look) => plain(look) === plain(answer)).length;
  return !dateLooks.some((look) => isMost(votes(look), dateLooks));
}

function withSuggestion(row: ReadRow, expected: readonly { words: string }[]): ReadRow {
  const { cells, dateLooks = [] } = row;
  if (dateLooks.some((look) => look.length > LONGEST_ANSWER)) return row;
  const nearest = clearlyNearest(dateLooks, expected, NEARNESS);
  if (!nearest || nearest.words.toLowerCase() === cells.date.toLowerCase() || !isSeenInPieces(nearest.words, dateLooks))
    return row;
  return doubted({ ...row, cells: { ...cells, date: nearest.words } }, 'answer-mended', cells.date);
}

/** Whether each piece of an answer was seen by one look at least, numbers and signs exactly so, and none has more numbers than it. */
function isSeenInPieces(answer: string, looks: readonly string[]): boolean {
  const seen = looks.flatMap(piecesOf);
  const numbers = (words: string) => piecesOf(words).filter((piece) => /\d/.test(piece)).length;
  return (
    piecesOf(answer).every((piece) => seen.some((other) => isSamePiece(other, piece))) &&
    looks.every((look) => numbers(look) <= numbers(answer))
  );
}

function piecesOf(words: string): string[] {
  return words.toLowerCase().match(PIECE) ?? [];
}

function isSamePiece(seen: string, piece: string): boolean {
  if (seen === piece) return true;
  if (!/^\p{L}/u.test(piece)) return false;
  return looksOf(seen) === looksOf(piece) || editDistance(seen, piece) <= MISREAD * piece.length;
}
