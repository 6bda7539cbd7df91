import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { login } from '@keydate/contracts/people';
import { deployToken } from '@keydate/contracts/releases/upload';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { askPlatform, type Platform } from './platform-api';

const USAGE = `npm run release:token -- make <remote> --label "<where it is used>" --to <origin>
npm run release:token -- list --to <origin>
npm run release:token -- revoke <id> --to <origin>`;

// npm run release:token: an operator makes, lists and revokes deploy tokens.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, label: { type: 'string' } },
  });
  const [action, subject] = positionals;
  if (!values.to || !action) throw new Error(USAGE);
  const platform = await signIn(new URL(values.to).origin);
  if (action === 'list') return (await askPlatform(platform, '/tokens', z.array(deployToken))).map(lineOf).join('\n');
  if (action === 'make' && subject && values.label) {
    const json = { remote: subject, label: values.label };
    const shape = deployToken.extend({ token: z.string() });
    const { id, token } = await askPlatform(platform, '/tokens', shape, { method: 'POST', json });
    return `${token}\nThis is shown once. To revoke it: npm run release:token -- revoke ${id} --to ${platform.origin}`;
  }
  if (action === 'revoke' && subject) {
    await askPlatform(platform, `/tokens/${encodeURIComponent(subject)}`, z.unknown(), { method: 'DELETE' });
    return `${subject} is revoked.`;
  }
  throw new Error(USAGE);
});

function lineOf({ id, remote, label, madeBy, madeAt, revokedAt }: z.infer<typeof deployToken>): string {
  return `${id} ${remote} "${label}" made ${madeAt} by ${madeBy}${revokedAt === null ? '' : `, revoked ${revokedAt}`}`;
}

/** Signs the operator in, with what the environment has or a terminal is asked for. */
async function signIn(origin: string): Promise<Platform> {
  const email = process.env.KEYDATE_OPERATOR_EMAIL ?? (await question('Email: '));
  const password = process.env.KEYDATE_OPERATOR_PASSWORD ?? (await question('Password (it is shown): '));
  const response = await fetch(`${origin}/api/v1/user/${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(z.object({ message: z.string() }).parse(answer).message);
  return { origin, token: login.replies[200].parse(answer).result.accessToken };
}

async function question(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(text).finally(() => terminal.close());
}
