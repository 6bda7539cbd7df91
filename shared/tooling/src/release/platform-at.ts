import { signInOperator } from './operator-session';
import type { Platform } from './platform-api';

/** The platform that `--to` names, with the deploy token of the environment, or as the operator that it names. */
export async function platformAt(to: string, environment: NodeJS.ProcessEnv = process.env): Promise<Platform> {
  const origin = originOf(to);
  const token = environment.KEYDATE_DEPLOY_TOKEN;
  if (token) return { origin, token };
  if (environment.KEYDATE_OPERATOR_EMAIL) return signInOperator(origin, environment);
  throw new Error(
    'Set KEYDATE_DEPLOY_TOKEN to the deploy token of this remote; an operator makes it. Operators set KEYDATE_OPERATOR_EMAIL.',
  );
}

/** The server's origin. Throws one sentence where what is sent there could be read on the way. */
export function originOf(to: string): string {
  if (!URL.canParse(to) || !/^[a-z]+:\/\//i.test(to))
    throw new Error('--to needs an address such as https://keydate.example.');
  const { protocol, hostname, origin } = new URL(to);
  const isThisMachine = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine))
    throw new Error('--to needs https: the token could be read on the way.');
  return origin;
}
