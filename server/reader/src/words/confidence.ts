/** What is typed; what is recognized has the recognizer's own word for it, from 0. */
export const TYPED = 100;
/** A cell whose every word the recognizer was this sure of is what the contract says, whatever the form says. */
const SURE = 90;
/** In a date one digit is another day: so sure it must have been to be believed without another pass. */
const SURE_OF_DATE = 95;
/** Of a word of no form it is seldom that sure where it is wrong. */
const SURE_OF_STRANGE_WORD = 97;
/** Below this it was not sure of a word (it is of nine in ten words of a clean scan). */
const READABLE = 60;

export const isTyped = (confidence: number): boolean => confidence === TYPED;
export const isSure = (confidence: number): boolean => confidence >= SURE;
export const isSureOfDate = (confidence: number): boolean => confidence >= SURE_OF_DATE;
export const isSureOfStrangeWord = (confidence: number): boolean => confidence >= SURE_OF_STRANGE_WORD;
export const isHardToRead = (confidence: number): boolean => confidence < READABLE;

/** What is no surer than hard to read, whatever the recognizer says. */
export const asHardToRead = (confidence: number): number => Math.min(READABLE - 1, confidence);
