import { rollOutScope } from '@keydate/contracts/registry';
import { liveReleases, withoutPeople } from '@keydate/contracts/releases/live-releases';
import {
  RELEASE_FILE_MAX_BYTES,
  releaseFileName,
  releaseId,
  releaseName,
  releaseUpload,
  type LiveRelease,
  type Removals,
} from '@keydate/contracts/releases/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { platformAccess } from './platform-access';
import { read } from './read-input';
import { fetchRelease } from './use-cases/fetch-release';
import { publishRelease } from './use-cases/publish-release';
import { recordingRefusal } from './use-cases/record-refusal';
import { fileUploads } from './use-cases/upload-file';
import { readHealth } from '../telemetry/use-cases/read-health';
import { removeRemote, rollBack, rollOutTo, switchRemote } from './use-cases/change-live';

const TEXT_MAX = 300;
const named = z.object({ name: releaseName });
const releaseKey = named.extend({ release: releaseId });
const fileKey = releaseKey.extend({ file: releaseFileName });
const reason = z.string().trim().min(1).max(TEXT_MAX);
const requiredReason = z.object({ reason });
const optionalReason = z.object({ reason: reason.optional() });
const rollOutRequest = rollOutScope.extend({ reason: reason.optional() });
/** Without `isOn`, a reason switches off, and none switches on. */
const switchRequest = optionalReason.extend({ isOn: z.boolean().optional() });
const rollbackRequest = optionalReason.extend({ release: releaseId.optional() });

/** The calls by which squads release, with deploy tokens, and operators, with their session. */
export function platformRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock, config, releaseFiles: files, registry } = tools;
  const access = platformAccess(app, tools);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const uploadFile = fileUploads({ db, clock, files });
  const now = () => clock.now().toISOString();

  const withSize = async (one: LiveRelease): Promise<LiveRelease> => ({ ...one, bytes: await files.size(one) });

  /** Makes a change in the name of the caller, if they may make it. A refusal is in the history, too. */
  async function changed<Result>(
    request: FastifyRequest,
    about: { name: string; release?: string; commit?: string | undefined },
    change: (said: { by: string; at: string }) => Promise<Result>,
  ): Promise<Result> {
    const { by } = await access.deployer(request, about.name);
    const said = { by, at: now() };
    return recordingRefusal(db, { ...about, ...said }, () => change(said));
  }

  app.get('/releases', async (request) => {
    const ofRemote = await access.reader(request);
    const present = await registry.read();
    const live = present ? liveReleases(present) : [];
    if (ofRemote === null) return Promise.all(live.map(withSize));
    return live.map((one) => (one.name === ofRemote ? one : withoutPeople(one)));
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
      await uploadFile(key, file, request.body, await access.deployer(request, key.name));
      return { file };
    },
  );

  app.post('/releases/:name/:release', async (request) => {
    const key = read(releaseKey, request.params);
    const commit = releaseUpload.pick({ record: true }).safeParse(request.body).data?.record.commit;
    return changed(request, { ...key, commit }, async (said) => {
      const upload = read(releaseUpload, request.body);
      const deployer = await access.deployer(request, key.name);
      await fetchRelease({ db, config }, key, upload, (file, bytes) => uploadFile(key, file, bytes, deployer));
      await publishRelease({ db, files, registry }, key, upload, { ...upload.record, ...said });
      return key;
    });
  });

  app.post('/releases/:name/roll-out', async (request) => {
    const { name } = read(named, request.params);
    return changed(request, { name }, async (said) => {
      const { reason, ...scope } = read(rollOutRequest, request.body);
      return { name, release: await rollOutTo({ registry }, name, scope, { ...said, reason }) };
    });
  });

  app.post('/releases/:name/rollback', async (request) => {
    const { name } = read(named, request.params);
    return changed(request, { name }, async (said) => {
      const { reason, release: to } = read(rollbackRequest, request.body ?? {});
      return { name, ...(await rollBack({ db, files, registry }, name, { ...said, reason }, to)) };
    });
  });

  app.post('/releases/:name/switch', async (request) => {
    const { name } = read(named, request.params);
    return changed(request, { name }, async (said) => {
      const { reason, isOn = reason === undefined } = read(switchRequest, request.body);
      if (!isOn && reason === undefined)
        throw new AppError('BAD_INPUT', { reason: 'Say why, for the people who will miss it.' });
      return { name, release: await switchRemote({ registry }, name, { ...said, reason }, isOn) };
    });
  });

  // for good, so that a token that leaked cannot do it
  app.post('/releases/:name/removal', async (request) => {
    const { name } = read(named, request.params);
    if ((await access.deployer(request, name)).tokenId !== null) throw new AppError('FORBIDDEN');
    return changed(request, { name }, async (said) => {
      const { reason } = read(requiredReason, request.body);
      return { name, release: await removeRemote({ registry }, name, { ...said, reason }) };
    });
  });
}
