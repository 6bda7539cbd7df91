import { z } from 'zod';
import { OperationRefused } from '../db/backup/operation-refused';
import { FilesAway } from '../ports/files-away';

/**
 * The reason why the server could not start: a sentence for errors that a person can fix, the whole error for the
 * rest.
 */
export function explainFailure(error: unknown): string {
  if (error instanceof OperationRefused) return error.message;
  if (error instanceof FilesAway) return `The store of files does not answer (${error.message}). Try again.`;
  return explainSystem(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** An error of the operating system, as Node reports it. */
const systemFailure = z.object({
  code: z.string(),
  syscall: z.string().optional(),
  port: z.number().optional(),
  address: z.string().optional(),
  hostname: z.string().optional(),
  path: z.string().optional(),
});
type SystemFailure = z.infer<typeof systemFailure>;

function explainSystem(error: unknown): string | null {
  const read = systemFailure.safeParse(error);
  if (!read.success) return null;
  return explainListening(read.data) ?? explainFiles(read.data);
}

const NO_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

function explainListening({ code, syscall, port, address, hostname }: SystemFailure): string | null {
  if (code === 'EADDRINUSE' && port !== undefined)
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs rights that Keydate was not given. Set PORT to 1024 or more.`;
  const host = hostname ?? address;
  return NO_HOST.includes(code) && host !== undefined
    ? `HOST is ${host}, which is no address of this machine. Set it to localhost or 0.0.0.0.`
    : null;
}

const FILE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'Keydate may not write there',
  EPERM: 'Keydate may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file is there where a folder should be',
  ENOTDIR: 'a file is there where a folder should be',
};

function explainFiles({ code, path }: SystemFailure): string | null {
  const reason = FILE_REASONS[code];
  return reason && path ? `${path} cannot be used: ${reason}. Mend that, or set KEYDATE_HOME to another folder.` : null;
}
