import { randomUUID } from 'node:crypto';
import {
  DEPLOY_TOKEN_PREFIX,
  releaseName,
  TOKEN_DAYS,
  TOKEN_DAYS_MAX,
  type DeployToken,
} from '@keydate/contracts/releases/upload';
import { DAY_MS } from '@keydate/domain/durations';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { hashOfToken, newToken } from '../../accounts';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { platformAccess } from './platform-access';
import { read } from './read-input';
import { insertEvent, insertToken, listTokens, revokeToken, type StoredToken } from './releases.repository';

const tokenRequest = z.object({
  remote: releaseName,
  label: z.string().trim().min(1).max(300),
  /** How many days it is valid. */
  days: z.number().int().min(1).max(TOKEN_DAYS_MAX).default(TOKEN_DAYS),
});
const tokenKey = z.object({ id: z.uuid() });

/** The calls by which operators make, list and revoke deploy tokens. */
export function tokenRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock } = tools;
  const access = platformAccess(app, tools);

  app.post('/tokens', async (request, reply) => {
    const madeBy = await access.operator(request);
    const { remote, label, days } = read(tokenRequest, request.body);
    const token = DEPLOY_TOKEN_PREFIX + newToken();
    const madeAt = clock.now();
    const stored: StoredToken = {
      id: randomUUID(),
      remote,
      label,
      tokenHash: hashOfToken(token),
      madeBy,
      madeAt,
      expiresAt: new Date(madeAt.getTime() + days * DAY_MS),
      revokedAt: null,
      lastUsedAt: null,
      uploadedOn: null,
      uploadedBytes: 0,
    };
    await db.transaction(async (tx) => {
      await insertToken(tx, stored);
      await insertEvent(tx, { action: 'make-token', name: remote, by: madeBy, at: madeAt, reason: label });
    });
    return reply.code(201).send({ ...presentToken(stored), token });
  });

  app.get('/tokens', async (request) => {
    await access.operator(request);
    return (await listTokens(db)).map(presentToken);
  });

  app.delete('/tokens/:id', async (request) => {
    const by = await access.operator(request);
    const { id } = read(tokenKey, request.params);
    await db.transaction(async (tx) => {
      const at = clock.now();
      const revoked = await revokeToken(tx, id, at);
      if (!revoked) throw new AppError('NOT_FOUND');
      if (revoked === 'before') return;
      await insertEvent(tx, { action: 'revoke-token', name: revoked.remote, by, at, reason: revoked.label });
    });
    return { id };
  });
}

function presentToken({ madeAt, expiresAt, lastUsedAt, revokedAt, ...token }: StoredToken): DeployToken {
  const { id, remote, label, madeBy } = token;
  return {
    id,
    remote,
    label,
    madeBy,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
