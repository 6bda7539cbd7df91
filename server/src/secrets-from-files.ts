import { readFileSync } from 'node:fs';

/** Settings that containers and systemd hand over as files: NAME_FILE is the path of one. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'CODE_SECRET',
  'CODE_SECRET_PREVIOUS',
  'FILE_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

interface Found {
  secrets: Record<string, string>;
  /** One sentence each. */
  mistakes: string[];
}

/** The secrets whose files the settings name, without the spaces and line breaks around them. */
export function secretsFromFiles(given: Readonly<Record<string, string | undefined>>): Found {
  const found: Found = { secrets: {}, mistakes: [] };
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    const text = textOf(file);
    if (given[name] !== undefined) found.mistakes.push(`${name} and ${name}_FILE are set; set one of them.`);
    else if (text === undefined) found.mistakes.push(`${name}_FILE names a file that cannot be read: ${file}.`);
    else if (text === '') found.mistakes.push(`${name}_FILE names an empty file: ${file}.`);
    else found.secrets[name] = text;
  }
  return found;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
