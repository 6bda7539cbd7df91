import fc from 'fast-check';
import { AppError } from '../app-error';
import { readCursor, writeCursor } from './page-cursor';

describe('a cursor', () => {
  test('comes back as the place it was written for', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
        fc.uuid(),
        fc.constantFrom('infinity', '1900-01-01', '2028-02-29', '2999-12-31'),
        (createdAt, id, nextDue) => {
          const place = { nextDue, createdAt, id };
          expect(readCursor(writeCursor(place))).toEqual(place);
        },
      ),
    );
  });

  test('that is anything else is refused', () => {
    fc.assert(fc.property(fc.string(), (cursor) => expect(() => readCursor(cursor)).toThrow(AppError)));
  });

  const ID = '6f0c8a52-6d0f-4b6e-9a55-2f3d5be1c7a4';
  const NEVER = 'infinity';
  test.each([
    [[NEVER, 8.64e15 + 1, ID]],
    [[NEVER, 8.64e15, ID]],
    [[NEVER, -1, ID]],
    [[NEVER, 0, '\0']],
    [[NEVER, 0, 'x'.repeat(100)]],
    [['2027-02-30', 0, ID]],
    [['-infinity', 0, ID]],
    [[0, ID]],
  ])('that names a place no list has (%j) is refused', (place) => {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    expect(() => readCursor(cursor)).toThrow(AppError);
  });
});
