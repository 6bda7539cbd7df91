import { extract, pack } from 'tar-stream';

export type NamedFile = readonly [name: string, bytes: Buffer];

/** One file of a release's files. The same files make the same bytes. */
export async function packRelease(files: readonly NamedFile[]): Promise<Buffer> {
  const packing = pack();
  for (const [name, bytes] of files) packing.entry({ name, mtime: new Date(0) }, bytes);
  packing.finalize();
  return bytesOf(packing);
}

export async function* unpackRelease(packed: Buffer): AsyncGenerator<NamedFile> {
  const entries = extract();
  entries.end(packed);
  for await (const entry of entries) yield [entry.header.name, await bytesOf(entry)];
}

async function bytesOf(chunks: AsyncIterable<unknown>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) if (Buffer.isBuffer(chunk)) all.push(chunk);
  return Buffer.concat(all);
}
