import { DEPLOY_TOKEN_PREFIX } from '@keydate/contracts/releases/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { hashOfToken } from '../../accounts';
import { findToken, touchToken } from './releases.repository';

/** The person or squad that changes a live release. */
export interface Deployer {
  /** An operator's email address, or the token's label and its maker. */
  by: string;
  /** Null for an operator. */
  tokenId: string | null;
}

export interface PlatformAccess {
  /** Refuses anyone but an operator. @returns the operator's email address */
  operator(request: FastifyRequest): Promise<string>;
  /** Refuses anyone but an operator and the holder of the token for this remote, or `host`. */
  deployer(request: FastifyRequest, name: string): Promise<Deployer>;
  /** Refuses anyone but an operator and the holder of any token. @returns the remote that the token is for; null for an operator */
  reader(request: FastifyRequest): Promise<string | null>;
}

/** The time of a token's last use is exact to this. */
const LAST_USED_MS = 60_000;

type AccessTools = Pick<Tools, 'db' | 'config' | 'clock'>;

export function platformAccess(app: FastifyInstance, { db, config, clock }: AccessTools): PlatformAccess {
  async function operator(request: FastifyRequest): Promise<string> {
    const session = await app.authenticate(request);
    if (!session) throw new AppError('UNAUTHENTICATED');
    if (session.kind !== 'full' || !config.operators.includes(session.person.email)) throw new AppError('FORBIDDEN');
    return session.person.email;
  }

  async function tokenOf({ headers }: FastifyRequest) {
    const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!token?.startsWith(DEPLOY_TOKEN_PREFIX)) return null;
    const now = clock.now();
    const found = await findToken(db, hashOfToken(token), now);
    if (!found) throw new AppError('UNAUTHENTICATED');
    // a release is dozens of calls: not each of them writes
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= LAST_USED_MS) await touchToken(db, found.id, now);
    return found;
  }

  return {
    operator,
    deployer: async (request, name) => {
      const token = await tokenOf(request);
      if (!token) return { by: await operator(request), tokenId: null };
      if (token.remote !== name) throw new AppError('FORBIDDEN');
      return { by: `${token.label}, by a token of ${token.madeBy}`, tokenId: token.id };
    },
    reader: async (request) => {
      const token = await tokenOf(request);
      if (!token) await operator(request);
      return token?.remote ?? null;
    },
  };
}
