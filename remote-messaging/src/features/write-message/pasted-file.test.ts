import { pastedFile } from './pasted-file';

const file = new File(['picture'], 'roof.png', { type: 'image/png' });

test('a picture alone is attached, and so is one that comes with its name', () => {
  expect(pastedFile({ files: [file], words: '' })).toBe(file);
  expect(pastedFile({ files: [file], words: 'roof.png' })).toBe(file);
});

test('words that come with a picture of themselves stay words', () => {
  expect(pastedFile({ files: [file], words: 'Closing\t06-12-2027' })).toBeUndefined();
});

test('words alone bring no file', () => {
  expect(pastedFile({ files: [], words: 'roof.png' })).toBeUndefined();
});
