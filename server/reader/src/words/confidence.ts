/** The confidence in typed words. For recognized words it is the recognizer's own, from 0. */
export const TYPED = 100;
/** A cell whose every word has at least this confidence is what the contract says, even if the form says otherwise. */
const SURE = 90;
/** In a date one different digit is another day: this confidence is needed to believe it without another pass. */
const SURE_OF_DATE = 95;
/** In a word of no form the recognizer is seldom this sure and wrong. */
const SURE_OF_STRANGE_WORD = 97;
/** Below this confidence a word is hard to read (nine in ten words of a clean scan are above it). */
const READABLE = 60;

export const isTyped = (confidence: number): boolean => confidence === TYPED;
export const isSure = (confidence: number): boolean => confidence >= SURE;
export const isSureOfDate = (confidence: number): boolean => confidence >= SURE_OF_DATE;
export const isSureOfStrangeWord = (confidence: number): boolean => confidence >= SURE_OF_STRANGE_WORD;
export const isHardToRead = (confidence: number): boolean => confidence < READABLE;

/** The confidence, lowered so far that it counts as hard to read. */
export const asHardToRead = (confidence: number): number => Math.min(READABLE - 1, confidence);
