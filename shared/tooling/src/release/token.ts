import { parseArgs } from 'node:util';
import { deployToken } from '@keydate/contracts/releases/upload';
import { z } from 'zod';
import { runCommand } from '../terminal/run-command';
import { signInOperator } from './operator-session';
import { askPlatform } from './platform-api';
import { originOf } from './platform-at';
import { refuseMore } from './platform-options';

const USAGE = `npm run release:token -- make <remote> --label "<where it is used>" [--days <90>] --to <origin>
npm run release:token -- list --to <origin>
npm run release:token -- revoke <id> --to <origin>`;

// npm run release:token: an operator makes, lists and revokes deploy tokens.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, label: { type: 'string' }, days: { type: 'string' } },
  });
  const [action, subject] = positionals;
  refuseMore(positionals, action === 'list' ? 1 : 2, USAGE);
  if (!values.to || !action) throw new Error(USAGE);
  const days = readDays(values.days);
  const platform = await signInOperator(originOf(values.to));
  if (action === 'list') return (await askPlatform(platform, '/tokens', z.array(deployToken))).map(lineOf).join('\n');
  if (action === 'make' && subject && values.label) {
    const json = { remote: subject, label: values.label, ...(days && { days }) };
    const shape = deployToken.extend({ token: z.string() });
    const { id, token, expiresAt = 'never' } = await askPlatform(platform, '/tokens', shape, { method: 'POST', json });
    return `${token}\nThis is shown once. It expires: ${expiresAt}. To revoke it: npm run release:token -- revoke ${id} --to ${platform.origin}`;
  }
  if (action === 'revoke' && subject) {
    await askPlatform(platform, `/tokens/${encodeURIComponent(subject)}`, z.unknown(), { method: 'DELETE' });
    return `${subject} is revoked.`;
  }
  throw new Error(USAGE);
});

function readDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error('--days needs a whole number from 1 on.');
}

function lineOf({ id, remote, label, madeBy, madeAt, ...token }: z.infer<typeof deployToken>): string {
  const { expiresAt, lastUsedAt, revokedAt } = token;
  return [
    `${id} ${remote} "${label}" made ${madeAt} by ${madeBy}`,
    expiresAt && `expires ${expiresAt}`,
    lastUsedAt ? `last used ${lastUsedAt}` : 'not used yet',
    revokedAt && `revoked ${revokedAt}`,
  ]
    .filter(Boolean)
    .join(', ');
}
