import { crc32 } from 'node:zlib';

/** A file of a contract in several files. */
export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** At the end of our archives: no other ZIP counts as a contract. */
const COMMENT = Buffer.from('Keydate: one contract in several files');
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** ZIP 2.0, names in UTF-8, files stored as they are, and the same day for all: the same files make the same archive. */
const VERSION = 20;
const UTF8 = 0x0800;
const FIRST_DAY = 0x0021;

/** Several files as one: a ZIP archive, which a person can open too. Their names begin with their places. */
export function bundleOf(files: readonly NamedFile[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, { name, bytes }] of files.entries()) {
    const path = Buffer.from(`${index + 1}-${name.replace(/[\\/:*?"<>|]/g, '_')}`);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(UTF8, 2);
    about.writeUInt16LE(FIRST_DAY, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(path.length, 22);
    const entry = Buffer.concat([mark(LOCAL), about, path, bytes]);
    // the comment, the disk and the attributes of the file are empty
    const empty = Buffer.alloc(14);
    empty.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([mark(CENTRAL), number16(VERSION), about, empty, path]));
    entries.push(entry);
    offset += entry.length;
  }
  return Buffer.concat([...entries, ...directory, endOf(files.length, Buffer.concat(directory).length, offset)]);
}

/** The files of such an archive; null for any other file. */
export function filesOf(bytes: Uint8Array): Uint8Array[] | null {
  if (!isBundle(bytes)) return null;
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const files: Uint8Array[] = [];
  for (let at = 0; at + 30 <= archive.length && archive.readUInt32LE(at) === LOCAL;) {
    const begin = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    at = begin + archive.readUInt32LE(at + 18);
    files.push(archive.subarray(begin, at));
  }
  return files;
}

export function isBundle(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).equals(mark(LOCAL)) && COMMENT.equals(bytes.subarray(-COMMENT.length));
}

function endOf(count: number, size: number, offset: number): Buffer {
  const about = Buffer.alloc(18);
  about.writeUInt16LE(count, 4);
  about.writeUInt16LE(count, 6);
  about.writeUInt32LE(size, 8);
  about.writeUInt32LE(offset, 12);
  about.writeUInt16LE(COMMENT.length, 16);
  return Buffer.concat([mark(END), about, COMMENT]);
}

function mark(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
