import { PICTURE_MAX_BYTES } from '@keydate/contracts/limits';
import { hasTooManyPixels, refusalOfFile } from './picture-file';

test.each(['image/png', 'image/jpeg', 'image/webp'])('a file of type %s may have up to 10 MB', (type) => {
  expect(refusalOfFile({ type, size: PICTURE_MAX_BYTES })).toBeUndefined();
  expect(refusalOfFile({ type, size: PICTURE_MAX_BYTES + 1 })).toBe('PICTURE_TOO_LARGE');
});

test.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('a file of type "%s" is refused', (type) => {
  expect(refusalOfFile({ type, size: 1000 })).toBe('PICTURE_UNREADABLE');
});

test('an empty file is refused', () => {
  expect(refusalOfFile({ type: 'image/png', size: 0 })).toBe('PICTURE_UNREADABLE');
});

test('a picture may have up to 60 megapixels', () => {
  expect(hasTooManyPixels({ width: 10_000, height: 6_000 })).toBe(false);
  expect(hasTooManyPixels({ width: 10_000, height: 6_001 })).toBe(true);
});
