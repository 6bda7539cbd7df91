import { parseArgs } from 'node:util';

interface PlatformOptions {
  positionals: string[];
  to: string | undefined;
  reason: string | undefined;
}

interface Expected {
  /** The command's usage, for a person who typed something else. */
  usage: string;
  /** The largest number of words in addition to the options. */
  most: number;
}

/** Reads `[<remote>…] [--to <origin>] [--reason "<why>"]`. Throws one sentence where there is more: it would do nothing. */
export function readPlatformOptions(
  { usage, most }: Expected,
  args: readonly string[] = process.argv.slice(2),
): PlatformOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' } },
  });
  refuseMore(positionals, most, usage);
  return { positionals, to: values.to, reason: values.reason?.trim() };
}

/** Throws one sentence where a command has more words than it understands. */
export function refuseMore(positionals: readonly string[], most: number, usage: string): void {
  const more = positionals[most];
  if (more !== undefined) throw new Error(`"${more}" is one word too many: ${usage}.`);
}
