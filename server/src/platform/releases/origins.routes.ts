import { remoteOrigin } from '@keydate/contracts/registry';
import { releasesInUse } from '@keydate/contracts/releases/pointer';
import { releaseName, type AllowedOrigin } from '@keydate/contracts/releases/upload';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { platformAccess } from './platform-access';
import { read } from './read-input';
import { releaseRefused } from './release-refused';
import { deleteOrigin, insertEvent, insertOrigin, listOrigins } from './releases.repository';

const originKey = z.object({ remote: releaseName, origin: remoteOrigin });

/** The calls by which operators say on which servers a remote's releases may have their files. */
export function originRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock, registry, config } = tools;
  const access = platformAccess(app, tools);

  app.get('/origins', async (request): Promise<AllowedOrigin[]> => {
    await access.operator(request);
    return (await listOrigins(db)).map((one) => ({ ...one, allowedAt: one.allowedAt.toISOString() }));
  });

  app.post('/origins', async (request) => {
    const by = await access.operator(request);
    const { remote, origin } = read(originKey, request.body);
    if (origin.startsWith('http:') && config.mode !== 'demo') throw releaseRefused(`${origin} needs https.`);
    const at = clock.now();
    await db.transaction(async (tx) => {
      if (await insertOrigin(tx, { remote, origin, allowedBy: by, allowedAt: at }))
        await insertEvent(tx, { action: 'allow-origin', name: remote, by, at, reason: origin });
    });
    return { remote, origin };
  });

  app.delete('/origins/:remote/:origin', async (request) => {
    const by = await access.operator(request);
    const { remote, origin } = read(originKey, request.params);
    const remotes = (await registry.read())?.remotes ?? {};
    const pointer = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    const live = pointer && releasesInUse(pointer).find((release) => release.origin === origin);
    if (live) throw releaseRefused(`${remote} ${live.release} is live from ${origin}. Roll back or remove it first.`);
    await db.transaction(async (tx) => {
      if (!(await deleteOrigin(tx, { remote, origin }))) throw new AppError('NOT_FOUND');
      await insertEvent(tx, { action: 'revoke-origin', name: remote, by, at: clock.now(), reason: origin });
    });
    return { remote, origin };
  });
}
