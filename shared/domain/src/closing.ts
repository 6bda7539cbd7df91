import { formerTitles } from './former-titles';
import { titleLetters } from './title-letters';

const TENTATIVE =
  'scheduled|estimated|est|anticipated|expected|projected|proposed|targeted|target|tentative|planned|approximate|approx|revised|amended|updated';
const BEFORE = `(?:(?:the|new|current|actual|agreed|contract|contractual|${TENTATIVE})*)`;
const DAY = '(?:date(?:andtime)?|day|deadline)';
const OF = '(?:of|for|to|setfor)';
const EVENT =
  '(?:(?:loan|realestate|escrow|transaction)?(?:closing|settlement|consummation)' +
  '(?:of(?:the)?(?:escrow|loan|sale|purchase|transaction|property))?' +
  '|closeofescrow|escrowcloses?|escrowtoclose|close|coe)';
const AFTER =
  '(?:onorbefore|onorabout|orsooner|orearlier|by|tooccur(?:onorbefore|on|by)?|isscheduled(?:for|on)?|scheduled(?:for|on)|ifany|ifapplicable)';

/** The states' names for the day on which a sale closes, as the letters of a whole title: a title that only mentions it is none. */
const CLOSING = new RegExp(
  `^${BEFORE}(?:${DAY}${OF}${BEFORE})?${EVENT}(?:(?:or|and)?(?:${EVENT}|${DAY}|${TENTATIVE}))*${AFTER}?$`,
);

/**
 * True if a deadline of this title is recognized as the closing: the day on which a sale closes and its loan is consummated.
 * To decide which deadline of a transaction is the closing, call `decideClosing`.
 */
export function namesClosing(title: string): boolean {
  return CLOSING.test(titleLetters(title));
}

/** A transaction's closing, as it is stored. */
export interface Closing {
  /** The id of the deadline; null where none is recognized, or several are. */
  id: string | null;
  /** True if a person marked it: then titles no longer decide. */
  isMarked: boolean;
}

/** A deadline with its title, and the titles that it had (`formerTitles`), where a person has renamed it. */
export interface TitledDeadline {
  id: string;
  title: string;
  formerTitle?: string | undefined;
}

/**
 * Decides which deadline of a transaction is the closing: the one that a person marked, while the transaction has it, or else
 * the only one with a title of a closing. Of two with such a title it is neither. Where none has one, the only one that had it
 * first, before a person renamed it, still is.
 */
export function decideClosing(deadlines: readonly TitledDeadline[], markedId: string | null): Closing {
  if (deadlines.some(({ id }) => id === markedId)) return { id: markedId, isMarked: true };
  const named = deadlines.filter(({ title }) => namesClosing(title));
  const renamed = () => deadlines.filter(({ formerTitle = '' }) => namesClosing(formerTitles(formerTitle)[0] ?? ''));
  const [recognized, ...others] = named.length > 0 ? named : renamed();
  return { id: others.length === 0 ? (recognized?.id ?? null) : null, isMarked: false };
}
