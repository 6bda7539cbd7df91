import fc from 'fast-check';
import { misreadDistance } from './misread-distance';

const someText = fc.stringMatching(/^[A-Za-z\d/., ]{0,14}$/);

describe('what must have been misread', () => {
  test('is nothing where the same was read, whatever its letter case', () => {
    expect(misreadDistance('JUL 15, 2027', 'Jul 15, 2027')).toBe(0);
  });

  test('is less for a letter that looks like it, or a lost mark, than for any other', () => {
    expect(misreadDistance('Jui 15, 2027', 'Jul 15, 2027')).toBe(0.5);
    expect(misreadDistance('Jul 15 2027', 'Jul 15, 2027')).toBe(0.5);
    expect(misreadDistance('Jul 16, 2027', 'Jul 15, 2027')).toBe(1);
    expect(misreadDistance('Jul 5, 2027', 'Jul 15, 2027')).toBe(1);
  });

  test('is as much one way as the other, and no more by a detour', () => {
    fc.assert(
      fc.property(someText, someText, someText, (a, b, c) => {
        expect(misreadDistance(a, b)).toBe(misreadDistance(b, a));
        expect(misreadDistance(a, c)).toBeLessThanOrEqual(misreadDistance(a, b) + misreadDistance(b, c));
        expect(misreadDistance(a, b) === 0).toBe(a.toLowerCase() === b.toLowerCase());
      }),
    );
  });
});
