import { deflateSync } from 'node:zlib';
import { ReadingRefused } from '../reading-refused';
import { refuseOverpacked } from './refuse-overpacked';

const MB = 1024 * 1024;

/** A PDF of one stream, packed as its dictionary says. */
const aPackedFile = (dictionary: string, content: Buffer | string, rest = '') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj<<${dictionary}/Length ${content.length}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from(`\nendstream endobj\n${rest}`),
  ]);
/** Blanks as RunLength packs them: 128 in two bytes. */
const runs = (size: number) =>
  Buffer.concat([
    Buffer.alloc((size >> 7) * 2, Buffer.from([129, 32])),
    ...(size % 128 > 0 ? [Buffer.from([(size % 128) - 1]), Buffer.alloc(size % 128, ' ')] : []),
    Buffer.from([128]),
  ]);
/**
 * Blanks as LZW packs them, each code a blank longer than the previous one: about eight million before the table
 * restarts.
 */
function lzwBlanks(rounds: number): Buffer {
  const bits: string[] = [];
  const write = (code: number, width: number) => bits.push(code.toString(2).padStart(width, '0'));
  const bytes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let width = 9;
    write(256, round === 0 ? 9 : 12);
    for (let code = 32, next = 257; next < 4095; code = ++next) {
      write(code, width);
      if ([511, 1023, 2047].includes(next + 1)) width += 1;
    }
  }
  write(257, 12);
  const all = bits.join('');
  for (let at = 0; at < all.length; at += 8) bytes.push(Number.parseInt(all.slice(at, at + 8).padEnd(8, '0'), 2));
  return Buffer.from(bytes);
}
/** A PDF of streams with these contents. */
const aFile = (...contents: Buffer[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...contents.flatMap((content) => [
      Buffer.from(`4 0 obj<</Length ${content.length}>>stream\r\n`),
      content,
      Buffer.from('\nendstream endobj\n'),
    ]),
  ]);
const blanks = (size: number) => deflateSync(Buffer.alloc(size, ' '), { level: 1 });
const outcomeOf = (file: Buffer, mostOfStream?: number) =>
  refuseOverpacked(file, undefined, mostOfStream).then(
    () => 'let in',
    (error: unknown) => (error instanceof ReadingRefused ? error.code : error),
  );

describe('a stream may unpack to 150 MB', () => {
  test('just inside: a file whose stream unpacks to 150 MB is let in', async () => {
    expect(await outcomeOf(aFile(blanks(150 * MB)))).toBe('let in');
  });

  test('just outside: one whose stream unpacks to a byte more is refused', async () => {
    expect(await outcomeOf(aFile(blanks(150 * MB + 1)))).toBe('CONTRACT_TOO_DEMANDING');
  });
});

test('so is one that is packed twice, whatever stands before it', async () => {
  const twice = deflateSync(blanks(2 * MB));
  const file = aFile(blanks(9), Buffer.from('q 1 0 0 1 0 0 cm Q'), twice);
  expect(await outcomeOf(file, MB)).toBe('CONTRACT_TOO_DEMANDING');
});

describe('so may one that another filter packs: with a limit of 1 MB', () => {
  test('just inside: RunLength that unpacks to 1 MB is let in', async () => {
    expect(await outcomeOf(aPackedFile('/Filter/RunLengthDecode', runs(MB)), MB)).toBe('let in');
  });

  test('just outside: a byte more is refused', async () => {
    const file = aPackedFile('/Filter/RunLengthDecode', runs(MB + 1));
    expect(await outcomeOf(file, MB)).toBe('CONTRACT_TOO_DEMANDING');
  });
});

const bomb = blanks(2 * MB);
test.each<[string, string, () => Buffer | string, string]>([
  ['LZW', '/Filter/LZWDecode', () => lzwBlanks(1), ''],
  ['Flate behind hexadecimal digits', '/Filter[/ASCIIHexDecode/FlateDecode]', () => `${bomb.toString('hex')}>`, ''],
  ['Flate behind ASCII85', '/Filter[/A85 /Fl]', () => ascii85Of(bomb), ''],
  ['RunLength behind Flate', '/Filter[/FlateDecode/RunLengthDecode]', () => deflateSync(runs(2 * MB)), ''],
  ['three filters', '/Filter[/AHx/RL/Fl]', () => `${literal(bomb).toString('hex')}>`, ''],
  ['a filter with an escaped name', '/Filt#65r/Run#4cengthDecode', () => runs(2 * MB), ''],
  ['a filter that is an object of its own', '/Filter 9 0 R', () => runs(2 * MB), '9 0 obj[/RL]endobj'],
  ['a filter behind a comment and a string', '/A(\\) obj (>>))%>>\n/Filter/RL', () => runs(2 * MB), ''],
])('with a limit of 1 MB, a stream that unpacks to more is refused: %s', async (_which, dictionary, content, rest) => {
  expect(await outcomeOf(aPackedFile(dictionary, content(), rest), MB)).toBe('CONTRACT_TOO_DEMANDING');
});

test.each([
  ['hexadecimal digits', '/Filter/ASCIIHexDecode', `${'20'.repeat(MB)}>`],
  ['ASCII85', '/Filter/ASCII85Decode', `${'z'.repeat(MB / 8)}~>`],
  ['LZW', '/Filter/LZWDecode', lzwBlanks(2)],
  ['a JPEG behind ASCII85', '/Filter[/ASCII85Decode/DCTDecode]', ascii85Of(Buffer.alloc(MB / 2, 7))],
  ['a filter that nobody knows', '/Filter/Unknown', 'q Q'],
])('a stream of a usual size is let in: %s', async (_which, dictionary, content) => {
  expect(await outcomeOf(aPackedFile(dictionary, content))).toBe('let in');
});

test('a stream whose filter is an object that is not there is refused: it may be packed itself', async () => {
  expect(await outcomeOf(aPackedFile('/Filter 9 0 R', 'q Q'))).toBe('CONTRACT_TOO_DEMANDING');
});

/** Bytes in RunLength's form for data without repetition. */
function literal(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const piece = bytes.subarray(at, at + 128);
    pieces.push(Buffer.from([piece.length - 1]), piece);
  }
  return Buffer.concat([...pieces, Buffer.from([128])]);
}

function ascii85Of(bytes: Buffer): string {
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  const groups: string[] = [];
  for (let at = 0; at < padded.length; at += 4) {
    let [value, group] = [padded.readUInt32BE(at), ''];
    for (let digit = 0; digit < 5; digit++, value = Math.floor(value / 85))
      group = String.fromCharCode((value % 85) + 0x21) + group;
    groups.push(group);
  }
  return `${groups.join('')}~>`;
}

test('a torn stream is left to whoever opens the file', async () => {
  expect(await outcomeOf(aFile(blanks(MB).subarray(0, 400), deflateSync(Buffer.from([0x78, 0x9c, 1, 2, 3]))))).toBe(
    'let in',
  );
});
