import { PICTURE_MAX_BYTES } from '@keydate/contracts/limits';
import { hasTooManyPixels, refusalOfFile } from './picture-file';

test.each(['image/png', 'image/jpeg', 'image/webp'])('%s can be a picture of up to 10 MB', (type) => {
  expect(refusalOfFile({ type, size: PICTURE_MAX_BYTES })).toBeUndefined();
  expect(refusalOfFile({ type, size: PICTURE_MAX_BYTES + 1 })).toBe('PICTURE_TOO_LARGE');
});

test.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('"%s" is no picture here', (type) => {
  expect(refusalOfFile({ type, size: 1000 })).toBe('PICTURE_UNREADABLE');
});

test('an empty file is no picture', () => {
  expect(refusalOfFile({ type: 'image/png', size: 0 })).toBe('PICTURE_UNREADABLE');
});

test('a picture has at most 60 megapixels', () => {
  expect(hasTooManyPixels({ width: 10_000, height: 6_000 })).toBe(false);
  expect(hasTooManyPixels({ width: 10_000, height: 6_001 })).toBe(true);
});
