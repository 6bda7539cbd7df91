import { createInflate, type Inflate } from 'node:zlib';
import { ReadingRefused } from '../reading-refused';
import { declaredFilters, type DeclaredFilters } from './declared-filters';
import { inPieces, unpackerOf } from './unpack-filters';

const MB = 1024 * 1024;
/**
 * In bytes, the limit for one unpacked stream: the largest picture that is accepted has about 130 MB, a page's text a
 * thousandth of it.
 */
const MOST_OF_STREAM = 150 * MB;
/** The limit for all unpacked streams of a file together. */
const MOST_OF_FILE = 3072 * MB;
/** A stream may be packed several times over. */
const DEEPEST = 6;
const FLATE = ['FlateDecode', 'Fl'];
const KEYWORD = Buffer.from('stream');

/**
 * Refuses a PDF whose streams unpack to more than its reader's memory, before the library unpacks them. It unpacks
 * them piece by piece and only counts, regardless of the file's declarations: any data that looks packed may be unpacked.
 * Except the streams whose keyword ends at these places: the library never unpacks pictures that are too large.
 * @param mostOfStream another limit for one stream: tests of filters need no large data
 */
export async function refuseOverpacked(
  bytes: Uint8Array,
  neverUnpacked: ReadonlySet<number> = new Set(),
  mostOfStream = MOST_OF_STREAM,
): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (const place of streamsIn(file)) {
    if (neverUnpacked.has(place)) continue;
    const packed = file.subarray(startAfter(file, place));
    if (!looksPacked(packed)) continue;
    total += await unpackedSize(packed, mostOfStream);
    if (total > MOST_OF_FILE) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
  }
  // one that Flate packs first was counted above, and is again here only if another filter packs it too
  for (const declared of declaredFilters(file)) {
    if (neverUnpacked.has(declared.place) || declared.filters.every((name) => FLATE.includes(name))) continue;
    total += await declaredSize(file, declared, mostOfStream);
    if (total > MOST_OF_FILE) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
  }
}

/**
 * How many bytes come out of a stream by its named filters, in the largest layer. Filters of pictures end the count.
 */
async function declaredSize(
  file: Buffer,
  { place, filters, earlyChanges }: DeclaredFilters,
  limit: number,
): Promise<number> {
  if (filters.length > DEEPEST) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
  const isLzw = filters.some((name) => name.startsWith('LZW'));
  let most = 0;
  for (const earlyChange of isLzw ? earlyChanges : [1]) {
    const count = (size: number) => {
      most = Math.max(most, size);
      if (size > limit) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
    };
    let layer: AsyncIterable<Buffer> | Iterable<Buffer> = inPieces(file.subarray(startAfter(file, place)));
    for (const name of filters) {
      const unpack = unpackerOf(name, earlyChange);
      if (!unpack) break;
      layer = counted(unpack(layer), count);
    }
    for await (const { length } of layer) if (length === 0) continue;
  }
  return most;
}

async function* counted(layer: AsyncIterable<Buffer>, count: (size: number) => void): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of layer) {
    size += piece.length;
    count(size);
    yield piece;
  }
}

/** Finds the keyword of each stream, and gives its end. The data itself says where it ends: its declared length may be wrong. */
function* streamsIn(file: Buffer): Generator<number> {
  for (let at = file.indexOf(KEYWORD); at >= 0; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    const isEnd = file.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end';
    if (isEnd) continue;
    yield at + KEYWORD.length;
  }
}

/** The line after the keyword's: readers skip the rest of that one. */
function startAfter(file: Buffer, place: number): number {
  for (let at = place; at < file.length; at++) {
    if (file[at] === 0x0a) return at + 1;
    if (file[at] === 0x0d) return at + (file[at + 1] === 0x0a ? 2 : 1);
  }
  return file.length;
}

/** True if data begins as zlib's does. */
function looksPacked(data: Uint8Array): boolean {
  const [method = 0, flags = 0] = data;
  return (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0;
}

/** How many bytes come out of packed data, in the largest layer. */
async function unpackedSize(packed: Uint8Array, limit: number): Promise<number> {
  const first = createInflate();
  first.end(packed);
  return sizeOf(first, { layers: DEEPEST, limit });
}

async function sizeOf(layer: Inflate, { layers, limit }: { layers: number; limit: number }): Promise<number> {
  let size = 0;
  let inner: { layer: Inflate; size: Promise<number> } | undefined;
  try {
    for await (const unpacked of layer) {
      const piece = Buffer.from(unpacked);
      if (size === 0 && layers > 1 && looksPacked(piece)) {
        const next = createInflate();
        inner = { layer: next, size: sizeOf(next, { layers: layers - 1, limit }) };
        // it is awaited below; until then a rejection must not be unhandled
        inner.size.catch(() => undefined);
      }
      size += piece.length;
      if (size > limit) throw new ReadingRefused('CONTRACT_TOO_DEMANDING');
      if (inner && !inner.layer.destroyed && !inner.layer.write(piece)) await drained(inner.layer);
    }
  } catch (error) {
    if (error instanceof ReadingRefused) throw error;
    // data that is torn, or was never packed, ends here: the library decides how to handle it
  } finally {
    inner?.layer.end();
    layer.destroy();
  }
  return Math.max(size, (await inner?.size) ?? 0);
}

function drained(layer: Inflate): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      layer.off('drain', done).off('close', done).off('error', done);
      resolve();
    };
    layer.on('drain', done).on('close', done).on('error', done);
  });
}
