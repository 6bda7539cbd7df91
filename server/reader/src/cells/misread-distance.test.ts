import fc from 'fast-check';
import { unlikeness } from './misread-distance';

const someText = fc.stringMatching(/^[A-Za-z\d/., ]{0,14}$/);

describe('what must have been misread', () => {
  test('is nothing where the same was read, whatever its letter case', () => {
    expect(unlikeness('JUL 15, 2027', 'Jul 15, 2027')).toBe(0);
  });

  test('is less for a letter that looks like it, or a lost mark, than for any other', () => {
    expect(unlikeness('Jui 15, 2027', 'Jul 15, 2027')).toBe(0.5);
    expect(unlikeness('Jul 15 2027', 'Jul 15, 2027')).toBe(0.5);
    expect(unlikeness('Jul 16, 2027', 'Jul 15, 2027')).toBe(1);
    expect(unlikeness('Jul 5, 2027', 'Jul 15, 2027')).toBe(1);
  });

  test('is as much one way as the other, and no more by a detour', () => {
    fc.assert(
      fc.property(someText, someText, someText, (a, b, c) => {
        expect(unlikeness(a, b)).toBe(unlikeness(b, a));
        expect(unlikeness(a, c)).toBeLessThanOrEqual(unlikeness(a, b) + unlikeness(b, c));
        expect(unlikeness(a, b) === 0).toBe(a.toLowerCase() === b.toLowerCase());
      }),
    );
  });
});
