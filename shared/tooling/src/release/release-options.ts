import type { RollOutScope } from '@keydate/contracts/registry';
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
}

const USAGE =
  'npm run release -- <remote> [--to <origin>] [--percent <n>] [--person <email>] [--force --reason "<why>"]';

/** Reads the arguments of `npm run release`. Throws one sentence if they make no sense. */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      reason: { type: 'string' },
      to: { type: 'string' },
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
  return { name, force: reason, to: values.to, scope };
}
