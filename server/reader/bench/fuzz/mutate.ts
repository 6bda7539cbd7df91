import type { Chance } from '../contracts/chance';

/** Ways in which a file breaks: in transit, on a disk, or by somebody's intent. */
const MUTATIONS: ((bytes: Buffer, chance: Chance) => Buffer)[] = [
  flipBytes,
  (bytes, chance) => bytes.subarray(0, chance.whole(0, bytes.length)),
  (bytes, chance) => without(bytes, chance),
  (bytes, chance) => twice(bytes, chance),
  (bytes, chance) => Buffer.concat([noise(chance.whole(1, 900), chance), bytes]),
  swapNumbers,
  swapWords,
];
const PDF_WORDS = [
  '/Page',
  '/Pages',
  '/Kids',
  '/Parent',
  '/Contents',
  '/Length',
  '/Filter',
  '/FlateDecode',
  '/Font',
  '/Type',
  '/Count',
  '/Width',
  '/Height',
  'obj',
  'endobj',
  'stream',
  'xref',
  'trailer',
  'null',
  '-1',
  '65536',
  '99999999999',
  '[',
  '<<',
  '>>',
];
const LARGEST = ['0', '-1', '1', '7', '255', '65535', '2147483648', '99999999999999'];

/** The file with one to three things wrong. */
export function mutated(bytes: Buffer, chance: Chance): Buffer {
  let result = bytes;
  for (let times = chance.pick([1, 1, 2, 3]); times > 0; times--) result = chance.pick(MUTATIONS)(result, chance);
  return result;
}

function flipBytes(bytes: Buffer, chance: Chance): Buffer {
  const result = Buffer.from(bytes);
  for (let times = chance.pick([1, 4, 30, 400]); times > 0 && result.length > 0; times--)
    result[chance.whole(0, result.length - 1)] = chance.whole(0, 255);
  return result;
}

function without(bytes: Buffer, chance: Chance): Buffer {
  const [from, to] = stretch(bytes, chance);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
}

function twice(bytes: Buffer, chance: Chance): Buffer {
  const [from, to] = stretch(bytes, chance);
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
}

/** Replaces numbers in the file by others: lengths, counts, sizes, positions of objects. */
function swapNumbers(bytes: Buffer, chance: Chance): Buffer {
  return replaced(bytes, /\b\d+\b/g, () => chance.pick(LARGEST), chance);
}

function swapWords(bytes: Buffer, chance: Chance): Buffer {
  return replaced(bytes, /\/[A-Z]\w+|\b(?:obj|endobj|stream|xref|trailer)\b/g, () => chance.pick(PDF_WORDS), chance);
}

function replaced(bytes: Buffer, pattern: RegExp, by: () => string, chance: Chance): Buffer {
  const share = chance.pick([0.001, 0.01, 0.1]);
  return Buffer.from(
    bytes.toString('latin1').replace(pattern, (found) => (chance.happens(share) ? by() : found)),
    'latin1',
  );
}

function noise(length: number, chance: Chance): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.whole(0, 255)));
}

function stretch(bytes: Buffer, chance: Chance): [from: number, to: number] {
  const from = chance.whole(0, bytes.length);
  return [from, Math.min(bytes.length, from + chance.whole(1, 20_000))];
}
