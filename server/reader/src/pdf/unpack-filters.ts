import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { ReadingRefused } from '../reading-refused';

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;
type Unpack = (packed: Bytes) => AsyncIterable<Buffer>;

const PIECE = 64 * 1024;
const CODES = 4096;

/**
 * The unpacker of a filter, by its name or its short name. Like the library that opens the file, they stop at torn
 * data.
 */
export function unpackerOf(filter: string, earlyChange: number): Unpack | undefined {
  switch (filter) {
    case 'ASCIIHexDecode':
    case 'AHx':
      return asciiHex;
    case 'ASCII85Decode':
    case 'A85':
      return ascii85;
    case 'RunLengthDecode':
    case 'RL':
      return runLength;
    case 'LZWDecode':
    case 'LZW':
      return (packed) => lzw(packed, earlyChange);
    case 'FlateDecode':
    case 'Fl':
      return flate;
    default:
      return undefined;
  }
}

/** Data piece by piece, so that no layer is ever completely in memory. */
export function* inPieces(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += PIECE) yield data.subarray(at, at + PIECE);
}

async function* asciiHex(packed: Bytes): AsyncGenerator<Buffer> {
  let first = -1;
  for await (const piece of packed) {
    const digits = piece.toString('latin1');
    const end = digits.indexOf('>');
    const used = (end < 0 ? digits : digits.slice(0, end)).replace(/[^\da-f]/gi, '');
    const all = first < 0 ? used : first.toString(16) + used;
    first = all.length % 2 === 1 ? Number.parseInt(all.slice(-1), 16) : -1;
    yield Buffer.from(all.slice(0, all.length - (all.length % 2)), 'hex');
    if (end >= 0) return;
  }
}

async function* ascii85(packed: Bytes): AsyncGenerator<Buffer> {
  const [blanks, end, zero, padding] = [[0, 9, 10, 12, 13, 32], 0x7e, 0x7a, 0x75];
  let group: number[] = [];
  for await (const piece of packed) {
    const out: number[] = [];
    for (const byte of piece) {
      if (byte === end) {
        out.push(
          ...bytesOf([...group, padding, padding, padding, padding].slice(0, 5)).slice(
            0,
            Math.max(0, group.length - 1),
          ),
        );
        yield Buffer.from(out);
        return;
      }
      if (blanks.includes(byte)) continue;
      if (byte === zero && group.length === 0) out.push(0, 0, 0, 0);
      else group.push(byte);
      if (group.length < 5) continue;
      out.push(...bytesOf(group));
      group = [];
    }
    yield Buffer.from(out);
  }
}

function bytesOf(group: readonly number[]): number[] {
  const value = group.reduce((sum, digit) => sum * 85 + digit - 0x21, 0);
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

async function* runLength(packed: Bytes): AsyncGenerator<Buffer> {
  let [copied, repeated, filled] = [0, 0, 0];
  let out = Buffer.alloc(PIECE);
  for await (const piece of packed) {
    for (const byte of piece) {
      if (copied > 0) {
        out[filled++] = byte;
        copied -= 1;
      } else if (repeated > 0) {
        out.fill(byte, filled, filled + repeated);
        filled += repeated;
        repeated = 0;
      } else if (byte === 128) {
        yield out.subarray(0, filled);
        return;
      } else if (byte < 128) copied = byte + 1;
      else repeated = 257 - byte;
      if (filled + 128 <= PIECE) continue;
      yield out.subarray(0, filled);
      out = Buffer.alloc(PIECE);
      filled = 0;
    }
  }
  yield out.subarray(0, filled);
}

async function* lzw(packed: Bytes, earlyChange: number): AsyncGenerator<Buffer> {
  const lengths = new Uint16Array(CODES).fill(1, 0, 256);
  const values = Uint8Array.from({ length: CODES }, (_, code) => (code < 256 ? code : 0));
  const before = new Uint16Array(CODES);
  const sequence = new Uint8Array(2 * CODES);
  let [length, next, width, previous, cached, bits, filled] = [0, 258, 9, 0, 0, 0, 0];
  let out = Buffer.alloc(PIECE + sequence.length);
  for await (const piece of packed) {
    for (const byte of piece) {
      cached = ((cached << 8) | byte) & 0xffffff;
      bits += 8;
      if (bits < width) continue;
      bits -= width;
      const code = (cached >>> bits) & ((1 << width) - 1);
      if (code === 257) {
        yield out.subarray(0, filled);
        return;
      }
      if (code === 256) {
        [width, next, length] = [9, 258, 0];
        continue;
      }
      const hasPrevious = length > 0;
      if (code < 256) [sequence[0], length] = [code, 1];
      else if (code < next) {
        length = lengths[code] ?? 0;
        for (let at = length - 1, from = code; at >= 0; at--) {
          sequence[at] = values[from] ?? 0;
          from = before[from] ?? 0;
        }
      } else {
        sequence[length] = sequence[0] ?? 0;
        length = Math.min(length + 1, sequence.length - 1);
      }
      if (hasPrevious) {
        before[next] = previous;
        lengths[next] = (lengths[previous] ?? 0) + 1;
        values[next] = sequence[0] ?? 0;
        next += 1;
        const reached = next + earlyChange;
        if ((reached & (reached - 1)) === 0) width = Math.min(Math.log2(reached) + 1, 12) | 0;
      }
      previous = code;
      out.set(sequence.subarray(0, length), filled);
      filled += length;
      if (filled < PIECE) continue;
      yield out.subarray(0, filled);
      out = Buffer.alloc(out.length);
      filled = 0;
    }
  }
  yield out.subarray(0, filled);
}

async function* flate(packed: Bytes): AsyncGenerator<Buffer> {
  const inflate = createInflate();
  // errors are thrown below, where its pieces are read
  pipeline(packed, inflate).catch(() => undefined);
  try {
    for await (const piece of inflate) yield Buffer.from(piece);
  } catch (error) {
    if (error instanceof ReadingRefused) throw error;
  }
}
