import { parseArgs } from 'node:util';

interface PlatformOptions {
  name: string | undefined;
  to: string | undefined;
  reason: string | undefined;
}

/** Reads `[<remote>] [--to <origin>] [--reason "<why>"]`. */
export function readPlatformOptions(args: readonly string[] = process.argv.slice(2)): PlatformOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' } },
  });
  return { name: positionals[0], to: values.to, reason: values.reason?.trim() };
}
