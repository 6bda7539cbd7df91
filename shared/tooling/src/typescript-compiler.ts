import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The fast compiler. `.bin/tsc` may be either of the two that are installed. */
export const typescriptCompiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript7/package.json')),
  'bin/tsc',
);
