import fc from 'fast-check';
import { AppError } from '../../app-error';
import { readCursor, writeCursor } from './page-cursor';

describe('a cursor', () => {
  test('comes back as the place it was written for', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
        fc.uuid(),
        (createdAt, id) => {
          expect(readCursor(writeCursor({ createdAt, id }))).toEqual({ createdAt, id });
        },
      ),
    );
  });

  test('that is anything else is refused', () => {
    fc.assert(fc.property(fc.string(), (cursor) => expect(() => readCursor(cursor)).toThrow(AppError)));
  });

  const ID = '6f0c8a52-6d0f-4b6e-9a55-2f3d5be1c7a4';
  test.each([[[8.64e15 + 1, ID]], [[8.64e15, ID]], [[-1, ID]], [[0, '\0']], [[0, 'x'.repeat(100)]]])(
    'that names a place no list has (%j) is refused',
    (place) => {
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
      expect(() => readCursor(cursor)).toThrow(AppError);
    },
  );
});
