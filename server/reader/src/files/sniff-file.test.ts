import fc from 'fast-check';
import { ReadingRefused } from '../reading-refused';
import { sniffFile } from './sniff-file';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('what a file is', () => {
  test.each([
    ['a PDF', bytes('%PDF-1.7 ... startxref 9 %%EOF'), 'pdf'],
    ['a PDF with a mail header before it', bytes('Content-Type: x\n\n%PDF-1.4 %%EOF\n'), 'pdf'],
    ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n....'), 'png'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'jpeg'],
    ['a WebP', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 '), 'webp'],
    ['a TIFF of a PC', bytes('II', [0x2a, 0], '....'), 'tiff'],
    ['a TIFF of a Mac', bytes('MM', [0, 0x2a], '....'), 'tiff'],
  ])('%s, by its bytes', (_what, file, kind) => {
    expect(sniffFile(file)).toBe(kind);
  });

  test.each(['ftypheic', 'ftypheix', 'ftyphevc', 'ftypmif1\0\0\0\0mif1heic', 'ftypmsf1'])(
    'a picture of an iPhone (%j) is called by its name',
    (kind) => {
      expect(() => sniffFile(bytes([0, 0, 0, 24], kind, '....'))).toThrow(new ReadingRefused('CONTRACT_HEIC'));
    },
  );

  test.each([
    ['an AVIF picture', bytes([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0], 'avifmif1')],
    ['a sound in a RIFF file', bytes('RIFF', [9, 0, 0, 0], 'WAVEfmt ')],
    ['a ZIP archive', bytes('PK', [3, 4], '........')],
  ])('%s is none', (_what, file) => {
    expect(() => sniffFile(file)).toThrow(new ReadingRefused('CONTRACT_WRONG_TYPE'));
  });

  test('a PDF without its end is damaged: deadlines could be missing', () => {
    expect(() => sniffFile(bytes('%PDF-1.7 and then the line broke'))).toThrow(new ReadingRefused('CONTRACT_BROKEN'));
  });

  test('anything else is refused with a sentence', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (file) => {
        if (!Buffer.from(file).includes('%PDF-'))
          expect(() => sniffFile(file)).toThrow(new ReadingRefused('CONTRACT_WRONG_TYPE'));
      }),
    );
  });
});

describe('the mark of a PDF is in its first 1024 bytes', () => {
  const markAfter = (before: number) => () => sniffFile(bytes(' '.repeat(before), '%PDF-', ' '.repeat(99), '%%EOF'));

  test('just inside: it is a PDF', () => expect(markAfter(1019)()).toBe('pdf'));
  test('just outside: it is none', () => expect(markAfter(1020)).toThrow(new ReadingRefused('CONTRACT_WRONG_TYPE')));
});

describe('the end of a PDF is in its last 2048 bytes', () => {
  const endBefore = (behind: number) => () => sniffFile(bytes('%PDF-1.7', ' '.repeat(99), '%%EOF', ' '.repeat(behind)));

  test('just inside: it is whole', () => expect(endBefore(2043)()).toBe('pdf'));
  test('just outside: it is damaged', () => expect(endBefore(2044)).toThrow(new ReadingRefused('CONTRACT_BROKEN')));
});
