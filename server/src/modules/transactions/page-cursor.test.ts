import fc from 'fast-check';
import { AppError } from '../../app-error';
import { readCursor, writeCursor } from './page-cursor';

describe('a cursor', () => {
  test('comes back as the place it was written for', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.string(), (createdAt, id) => {
        expect(readCursor(writeCursor({ createdAt, id }))).toEqual({ createdAt, id });
      }),
    );
  });

  test('that is anything else is refused', () => {
    fc.assert(fc.property(fc.string(), (cursor) => expect(() => readCursor(cursor)).toThrow(AppError)));
  });
});
