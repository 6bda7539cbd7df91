import { DEPLOY_TOKEN_PREFIX } from '@keydate/contracts/releases/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { hashOfToken } from '../../accounts';
import { findToken } from './releases.repository';

export interface PlatformAccess {
  /** Refuses anyone but an operator. @returns the operator's email address */
  operator(request: FastifyRequest): Promise<string>;
  /** Refuses anyone but an operator and the holder of the token for this remote, or `host`. @returns who that is */
  deployer(request: FastifyRequest, name: string): Promise<string>;
  /** Refuses anyone but an operator and the holder of any token. @returns the remote that the token is for; null for an operator */
  reader(request: FastifyRequest): Promise<string | null>;
}

export function platformAccess(app: FastifyInstance, { db, config }: Pick<Tools, 'db' | 'config'>): PlatformAccess {
  async function operator(request: FastifyRequest): Promise<string> {
    const session = await app.authenticate(request);
    if (!session) throw new AppError('UNAUTHENTICATED');
    if (session.kind !== 'full' || !config.operators.includes(session.person.email)) throw new AppError('FORBIDDEN');
    return session.person.email;
  }

  async function tokenOf({ headers }: FastifyRequest) {
    const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!token?.startsWith(DEPLOY_TOKEN_PREFIX)) return null;
    const found = await findToken(db, hashOfToken(token));
    if (!found) throw new AppError('UNAUTHENTICATED');
    return found;
  }

  return {
    operator,
    deployer: async (request, name) => {
      const token = await tokenOf(request);
      if (!token) return operator(request);
      if (token.remote !== name) throw new AppError('FORBIDDEN');
      return `${token.label}, by a token of ${token.madeBy}`;
    },
    reader: async (request) => {
      const token = await tokenOf(request);
      if (!token) await operator(request);
      return token?.remote ?? null;
    },
  };
}
