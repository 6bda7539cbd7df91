import { ConfigError } from '../config';
import { FolderHeld } from '../db/folder-lock';
import { SocketFolderUnsafe } from '../db/socket-folder';
import { StartRefused } from './start-refused';

/** What says by itself, in a sentence for whoever starts the server, what is wrong. */
const TOLD = [ConfigError, FolderHeld, SocketFolderUnsafe, StartRefused];

/** Why the server could not start: a sentence for what a person can mend, the whole error for the rest. */
export function explainFailure(error: unknown): string {
  if (error instanceof Error && TOLD.some((kind) => error instanceof kind)) return error.message;
  if (isTakenPort(error)) return `Port ${error.port} is taken by another program. Stop it, or set PORT to another number.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isTakenPort(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
}
