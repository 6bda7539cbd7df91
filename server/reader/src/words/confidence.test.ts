import { isHardToRead, isSure, isSureOfDate, isSureOfStrangeWord } from './confidence';

describe('a cell is hard to read below 60', () => {
  test('just inside: at 59 it is', () => expect(isHardToRead(59)).toBe(true));
  test('just outside: at 60 it is not', () => expect(isHardToRead(60)).toBe(false));
});

describe('a title is sure from 90', () => {
  test('just inside: at 90 it is', () => expect(isSure(90)).toBe(true));
  test('just outside: at 89 it is not', () => expect(isSure(89)).toBe(false));
});

describe('a date is sure from 95', () => {
  test('just inside: at 95 it is', () => expect(isSureOfDate(95)).toBe(true));
  test('just outside: at 94 it is not', () => expect(isSureOfDate(94)).toBe(false));
});

describe('a word of no form is sure from 97', () => {
  test('just inside: at 97 it is', () => expect(isSureOfStrangeWord(97)).toBe(true));
  test('just outside: at 96 it is not', () => expect(isSureOfStrangeWord(96)).toBe(false));
});
