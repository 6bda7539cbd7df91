import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ScanCase } from './contracts/make-case';
import { scoreRows, type Score } from './score';

const execute = promisify(execFile);
/** A line of the table in plain text: number, reference, title, and the date after a wide blank. */
const ROW = /^\s*(?:\d+\s{2,})?(\d{1,2})\s+(§?\s*[\d., ]+?)\s{2,}(\S.*?)(?:\s{3,}(\S.*))?$/;
const RAW_ROW = /^\s*(\d{1,2})\W+(§?\s*[\d.,]+)\W+([A-Z].*?(?:Deadline|Date|Time)(?: \(.*?\))?)\s*(.*)$/;

/** The score of `pdftotext -layout` with a line pattern; null if it is not installed or the file is not a PDF. */
export function layoutPattern({ bytes, rows }: ScanCase): Promise<Score | null> {
  return inFolder(bytes, async (file) => {
    const { stdout } = await execute('pdftotext', ['-layout', file, '-'], { maxBuffer: 64e6 });
    return scoreRows(rows, rowsIn(stdout, ROW));
  });
}

/** The score of Debian's tesseract on the raw pages, with a line pattern; null if it is not installed. */
export function nativeRaw({ bytes, rows, source, isLong }: ScanCase): Promise<Score | null> {
  if (source === 'typed' || isLong) return Promise.resolve(null);
  return inFolder(bytes, async (file, folder) => {
    if (bytes.subarray(0, 4).toString('latin1') === '%PDF')
      await execute('pdftoppm', ['-r', '200', '-gray', '-l', '4', file, join(folder, 'page')]);
    const { stdout } = await execute(
      'sh',
      ['-c', 'for page in "$1"/page*; do tesseract "$page" - --psm 6; done', 'sh', folder],
      { maxBuffer: 64e6, env: { ...process.env, OMP_THREAD_LIMIT: '1' } },
    );
    return scoreRows(rows, rowsIn(stdout, RAW_ROW));
  });
}

function rowsIn(text: string, pattern: RegExp): string[][] {
  return text.split('\n').flatMap((line) => {
    const [, item, reference, title, date = ''] = pattern.exec(line) ?? [];
    return item && reference && title ? [[item, reference, title, date.trim()]] : [];
  });
}

async function inFolder(bytes: Buffer, work: (file: string, folder: string) => Promise<Score>): Promise<Score | null> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-bench-'));
  try {
    const isPdf = bytes.subarray(0, 4).toString('latin1') === '%PDF';
    const file = join(folder, isPdf ? 'contract.pdf' : 'page.jpg');
    await writeFile(file, bytes);
    return await work(file, folder);
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true });
  }
}
