import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';
import type { Config } from '../../config';
import {
  FORMAT,
  HEAD,
  head,
  MANIFEST,
  manifest,
  proofsOf,
  SEAL,
  sealOf,
  type Head,
  type Manifest,
} from './archive-format';
import { errorCode } from './error-code';
import { OperationRefused } from './operation-refused';

export interface ArchiveEntry {
  name: string;
  chunks: AsyncIterable<Buffer>;
}

/** The entries of an archive, in their order. Each must be read before the next one. */
export async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  // its error ends the entries, too
  reading.catch(() => undefined);
  for await (const entry of explained(file, entries)) {
    const { name } = entry.header;
    if (name.split('/').includes('..')) throw new OperationRefused(altered(file));
    yield { name, chunks: explained(file, Readable.from(entry)) };
  }
}

/** The same, with a sentence for what is wrong with the archive. */
async function* explained<Item>(file: string, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw new OperationRefused(sentenceOf(file, error), { cause: error });
  }
}

/**
 * Reads a whole archive, and compares each entry with the manifest. Throws OperationRefused if the archive is not as it
 * was written, has a newer format, or was made with other secrets.
 */
export async function verifyArchive(
  file: string,
  secrets: Pick<Config, 'acceptedCodeSecrets' | 'fileSecret'>,
): Promise<{ head: Head; manifest: Manifest }> {
  let begun: Begun | undefined;
  let listed: Buffer | undefined;
  let read: Manifest | undefined;
  const found: Manifest['entries'] = [];
  for await (const { name, chunks } of entriesOf(file)) {
    if (begun === undefined) {
      const bytes = name === HEAD ? await bytesOf(chunks) : Buffer.alloc(0);
      begun = readHead(file, bytes, secrets);
      found.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') });
    } else if (name === MANIFEST) {
      listed = await bytesOf(chunks);
    } else if (name === SEAL && listed) {
      const seal = (await bytesOf(chunks)).toString();
      if (seal !== sealOf(begun, listed)) throw new OperationRefused(altered(file));
      read = manifest.parse(JSON.parse(listed.toString()));
    } else {
      const hash = createHash('sha256');
      for await (const chunk of chunks) hash.update(chunk);
      found.push({ name, sha256: hash.digest('hex') });
    }
  }
  if (!begun || !read) throw new OperationRefused(cutOff(file));
  if (JSON.stringify(read.entries) !== JSON.stringify(found)) throw new OperationRefused(altered(file));
  return { head: begun.head, manifest: read };
}

export async function bytesOf(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** The head of an archive, and the secret that it was made with. */
interface Begun {
  head: Head;
  codeSecret: string;
}

function readHead(file: string, bytes: Buffer, secrets: Parameters<typeof verifyArchive>[1]): Begun {
  const written = parseJson(bytes);
  const format = z.object({ format: z.number() }).safeParse(written);
  if (format.data && format.data.format > FORMAT)
    throw new OperationRefused(`A newer version of Keydate made ${file}. Restore it with that version.`);
  const { data: found } = head.safeParse(written);
  if (!found) throw new OperationRefused(altered(file));
  const { acceptedCodeSecrets, fileSecret } = secrets;
  const proves = (name: keyof Head['secrets']) => (codeSecret: string) =>
    found.secrets[name] === proofsOf({ codeSecret, fileSecret })[name];
  const codeSecret = acceptedCodeSecrets.find(proves('CODE_SECRET'));
  if (codeSecret === undefined) throw new OperationRefused(otherSecret(file, 'CODE_SECRET'));
  if (!proves('FILE_SECRET')(codeSecret)) throw new OperationRefused(otherSecret(file, 'FILE_SECRET'));
  return { head: found, codeSecret };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

const altered = (file: string) => `${file} was altered, or is no archive of Keydate. Use another copy.`;
const otherSecret = (file: string, name: string) =>
  `${file} was made with another ${name}. Set the one that it was made with; without that setting, it is in the file ` +
  'code-secret of the KEYDATE_HOME that was backed up.';
const cutOff = (file: string) => `${file} was cut off. Use another copy.`;

function sentenceOf(file: string, error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT') return `${file} does not exist.`;
  if (code.startsWith('E')) return `${file} cannot be read (${code}).`;
  const isCutOff = code === 'Z_BUF_ERROR' || String(error).includes('Unexpected end of data');
  return isCutOff ? cutOff(file) : altered(file);
}
