import { foldText } from './fold-text';
import { US_STATES } from './us-states';

export interface SearchedAddress {
  street: string;
  city: string;
  /** Its full name or its postal code; both find the address. */
  state: string;
  zipcode: string;
  country: string;
}

/** The text of an address as a search compares it: folded, without punctuation, with its state's name and postal code. */
export function addressText({ street, city, state, zipcode, country }: SearchedAddress): string {
  const known = US_STATES.find(({ id, name }) => [id, name].some((one) => foldText(one) === foldText(state)));
  const stateWords = known ? [known.name, known.id] : [state];
  return withoutMarks([street, city, ...stateWords, zipcode, country].join(' '));
}

/**
 * The words of a typed text, each of which an address that it finds contains, in any order: "maple denver", or the line
 * that a card shows. None if the text has no letter or digit.
 */
export function addressWords(typed: string): string[] {
  return withoutMarks(typed)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function withoutMarks(text: string): string {
  return foldText(text.replace(/[.,;#]/g, ' '));
}
