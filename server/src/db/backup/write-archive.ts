import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { MANIFEST, SEAL, type Manifest } from './archive-format';
import { errorCode } from './error-code';
import { OperationRefused } from './operation-refused';

export interface ArchiveWriter {
  /** Adds an entry of this many bytes. */
  add(name: string, size: number, chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>;
  addText(name: string, text: string): Promise<void>;
}

/** The first level: the rows of a database become a tenth, and higher levels cost more than they save. */
const LEVEL = 1;

/**
 * Writes an archive that exists completely or not at all. Nothing of it is whole in memory.
 * @param fill adds the entries, and returns the rest of the manifest
 * @returns its size in bytes
 */
export async function writeArchive(
  file: string,
  seal: (writtenManifest: Buffer) => string,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries'>>,
): Promise<number> {
  if (existsSync(file)) throw new OperationRefused(`${file} exists already. Name a new file.`);
  const part = `${file}.${process.pid}.part`;
  const entries: Manifest['entries'] = [];
  const packing = pack();
  const refused = (error: unknown) => new OperationRefused(`${file} cannot be written: ${reasonOf(error)}.`);
  // an archive has personal data
  const output = await open(part, 'wx', 0o600).catch((error: unknown) => {
    throw refused(error);
  });
  let broken: OperationRefused | undefined;
  const written = pipeline(packing, createGzip({ level: LEVEL }), output.createWriteStream({ flush: true })).catch(
    (error: unknown) => {
      broken = refused(error);
      throw broken;
    },
  );
  // also while nothing is added
  written.catch(() => undefined);

  const add: ArchiveWriter['add'] = async (name, size, chunks) => {
    const hash = createHash('sha256');
    const entry = packing.entry({ name, size });
    const added = pipeline(Readable.from(hashed(chunks, hash), { objectMode: true }), entry);
    // a full disk ends the packing, and the entry would wait forever
    await Promise.race([added, written.then(() => added)]);
    entries.push({ name, sha256: hash.digest('hex') });
  };
  const addText: ArchiveWriter['addText'] = (name, text) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, [bytes]);
  };

  try {
    const rest = await fill({ add, addText });
    const text = JSON.stringify({ ...rest, entries });
    await addText(MANIFEST, text);
    await addText(SEAL, seal(Buffer.from(text)));
    packing.finalize();
    await written;
    await rename(part, file);
    return (await stat(file)).size;
  } catch (error) {
    // a full disk ends the packing first
    const reason = broken ?? error;
    packing.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw reason;
  }
}

async function* hashed(chunks: Iterable<Buffer> | AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EACCES: 'Keydate may not write there',
  EPERM: 'Keydate may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  return REASONS[errorCode(error)] ?? String(error);
}
