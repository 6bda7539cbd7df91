import { remoteOrigin, type RollOutScope } from '@keydate/contracts/registry';
import { parseArgs } from 'node:util';
import { readScope, scopeArguments } from './read-scope';

/** A person's input to `npm run release`. */
export interface ReleaseOptions {
  name: string;
  /** Why the release goes live although a check fails; undefined where it may not. */
  force: string | undefined;
  /** The server that gets the release; undefined for the folder of this machine. */
  to: string | undefined;
  /** The people who get it; undefined for everybody. */
  scope: RollOutScope | undefined;
  /** The origin where its squad serves its files; undefined for files that are uploaded. */
  at: string | undefined;
  /** A folder to write its files to, for such an origin; nothing is released then. */
  write: string | undefined;
}

const USAGE =
  'npm run release -- <remote> [--to <origin>] [--percent <n>] [--person <email>] [--force --reason "<why>"] [--at <origin> | --write <folder>]';

/** Reads the arguments of `npm run release`. Throws one sentence if they make no sense. */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      reason: { type: 'string' },
      to: { type: 'string' },
      at: { type: 'string' },
      write: { type: 'string' },
      ...scopeArguments,
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error(`Name one remote: ${USAGE}.`);
  const reason = values.reason?.trim();
  if (values.force && !reason) throw new Error('--force needs --reason: why may this release skip its checks?');
  if (reason !== undefined && !values.force) throw new Error('--reason belongs to --force.');
  const scope = readScope(values);
  if (name === 'host' && scope) throw new Error('A host is for everybody: --percent and --person are for remotes.');
  const { to, at, write } = values;
  if (name === 'host' && (at ?? write) !== undefined)
    throw new Error('A host has its files on the server of its pages.');
  if (at !== undefined && (to === undefined || !remoteOrigin.safeParse(at).success))
    throw new Error('--at needs --to, and an origin such as https://cdn.reports.example.');
  return { name, force: reason, to, scope, at, write };
}
