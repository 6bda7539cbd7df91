import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error';

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

/** The secrets whose files the settings name, without the spaces and line breaks around them. Throws ConfigError. */
export function secretsFromFiles(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const secrets: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    const text = textOf(file);
    if (given[name] !== undefined) mistakes.push(`${name} and ${name}_FILE are set; set one of them.`);
    else if (text === undefined) mistakes.push(`${name}_FILE names a file that cannot be read: ${file}.`);
    else if (text === '') mistakes.push(`${name}_FILE names an empty file: ${file}.`);
    else secrets[name] = text;
  }
  if (mistakes.length > 0) throw new ConfigError(...mistakes);
  return secrets;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
