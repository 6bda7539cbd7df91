import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** A file below `folder` as an answer; 404 when there is none, or when the path leads out of the folder. */
export async function fileAnswer(folder: string, path: string): Promise<Answer> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep)) return notThere;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return readFile(file).then(
    (body) => ({ status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' }, body }),
    () => notThere,
  );
}

const notThere: Answer = { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: 'Not here.' };
