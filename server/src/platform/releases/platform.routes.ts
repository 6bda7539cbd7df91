import { randomUUID } from 'node:crypto';
import { rollOutScope } from '@keydate/contracts/registry';
import { liveReleases, withoutPeople } from '@keydate/contracts/releases/live-releases';
import {
  DEPLOY_TOKEN_PREFIX,
  RELEASE_FILE_MAX_BYTES,
  RELEASE_MAX_BYTES,
  RELEASE_MAX_FILES,
  releaseFileName,
  releaseId,
  releaseName,
  releaseUpload,
  type DeployToken,
  type Removals,
} from '@keydate/contracts/releases/upload';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { hashOfToken, newToken } from '../../accounts';
import { platformAccess } from './platform-access';
import { insertToken, listTokens, revokeToken, type StoredToken } from './releases.repository';
import { releaseRefused } from './release-refused';
import { publishRelease } from './use-cases/publish-release';
import { readHealth } from '../telemetry/use-cases/read-health';
import { removeRemote, rollBack, rollOutTo, switchRemote } from './use-cases/change-live';

const TEXT_MAX = 300;
const tokenRequest = z.object({ remote: releaseName, label: z.string().trim().min(1).max(TEXT_MAX) });
const tokenKey = z.object({ id: z.uuid() });
const named = z.object({ name: releaseName });
const releaseKey = named.extend({ release: releaseId });
const fileKey = releaseKey.extend({ file: releaseFileName });
const reason = z.string().trim().min(1).max(TEXT_MAX);
const requiredReason = z.object({ reason });
const optionalReason = z.object({ reason: reason.optional() });
const rollbackRequest = optionalReason.extend({ release: releaseId.optional() });

/** The calls by which squads release, and operators permit it: with deploy tokens and an operator's session. */
export function platformRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock, releaseFiles: files, registry } = tools;
  const access = platformAccess(app, tools);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const now = () => clock.now().toISOString();

  app.post('/tokens', async (request, reply) => {
    const madeBy = await access.operator(request);
    const asked = read(tokenRequest, request.body);
    const token = DEPLOY_TOKEN_PREFIX + newToken();
    const stored = { ...asked, id: randomUUID(), tokenHash: hashOfToken(token), madeBy, madeAt: clock.now() };
    await insertToken(db, { ...stored, revokedAt: null });
    return reply.code(201).send({ ...presentToken({ ...stored, revokedAt: null }), token });
  });

  app.get('/tokens', async (request) => {
    await access.operator(request);
    return (await listTokens(db)).map(presentToken);
  });

  app.delete('/tokens/:id', async (request) => {
    await access.operator(request);
    const { id } = read(tokenKey, request.params);
    if (!(await revokeToken(db, id, clock.now()))) throw new AppError('NOT_FOUND');
    return { id };
  });

  app.get('/releases', async (request) => {
    const ofRemote = await access.reader(request);
    const present = await registry.read();
    const live = present ? liveReleases(present) : [];
    return ofRemote === null ? live : live.map((one) => (one.name === ofRemote ? one : withoutPeople(one)));
  });

  app.get('/removals', async (request): Promise<Removals> => {
    await access.reader(request);
    return (await registry.read())?.removed ?? {};
  });

  app.get('/health', async (request) => {
    await access.operator(request);
    return readHealth({ db, clock, files });
  });

  // a squad's checks and build take minutes: its permission is checked before them
  app.get('/releases/:name/permission', async (request) => {
    const { name } = read(named, request.params);
    await access.deployer(request, name);
    return { name };
  });

  app.put(
    '/releases/:name/:release/files/:file',
    {
      bodyLimit: RELEASE_FILE_MAX_BYTES,
      config: { maxBytes: RELEASE_FILE_MAX_BYTES },
      // before the body is read: nobody else may fill the server's memory
      onRequest: async (request) => {
        await access.deployer(request, read(fileKey, request.params).name);
      },
    },
    async (request) => {
      const { file, ...key } = read(fileKey, request.params);
      if (!Buffer.isBuffer(request.body)) throw new AppError('WRONG_CONTENT_TYPE');
      refuseBeyondMeasure(await files.measure(key), request.body.length);
      await files.upload(key, file, request.body);
      return { file };
    },
  );

  app.post('/releases/:name/:release', async (request) => {
    const key = read(releaseKey, request.params);
    const by = await access.deployer(request, key.name);
    const upload = read(releaseUpload, request.body);
    await publishRelease({ files, registry }, key, upload, { ...upload.record, by, at: now() });
    return key;
  });

  app.post('/releases/:name/roll-out', async (request) => {
    const { name } = read(named, request.params);
    const by = await access.deployer(request, name);
    const scope = read(rollOutScope, request.body);
    const release = await rollOutTo({ registry }, name, scope, { by, at: now() });
    return { name, release };
  });

  app.post('/releases/:name/rollback', async (request) => {
    const { name } = read(named, request.params);
    const by = await access.deployer(request, name);
    const { reason, release: to } = read(rollbackRequest, request.body ?? {});
    return { name, ...(await rollBack({ files, registry }, name, { by, at: now(), reason }, to)) };
  });

  app.post('/releases/:name/switch', async (request) => {
    const { name } = read(named, request.params);
    const by = await access.deployer(request, name);
    const { reason } = read(optionalReason, request.body);
    const release = await switchRemote({ registry }, name, { by, at: now(), reason });
    return { name, release };
  });

  app.post('/releases/:name/removal', async (request) => {
    const { name } = read(named, request.params);
    const by = await access.deployer(request, name);
    const { reason } = read(requiredReason, request.body);
    const release = await removeRemote({ registry }, name, { by, at: now(), reason });
    return { name, release };
  });
}

function refuseBeyondMeasure(uploaded: { files: number; bytes: number }, more: number): void {
  if (uploaded.files >= RELEASE_MAX_FILES) throw releaseRefused(`A release has at most ${RELEASE_MAX_FILES} files.`);
  if (uploaded.bytes + more > RELEASE_MAX_BYTES)
    throw releaseRefused(`The files of a release have at most ${RELEASE_MAX_BYTES / 1024 / 1024} MB.`);
}

/** Checks the input; the refusal names the errors. */
function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const checked = shape.safeParse(value);
  if (checked.success) return checked.data;
  throw new AppError(
    'BAD_INPUT',
    Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])),
  );
}

function presentToken({ id, remote, label, madeBy, madeAt, revokedAt }: StoredToken): DeployToken {
  return {
    id,
    remote,
    label,
    madeBy,
    madeAt: madeAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
