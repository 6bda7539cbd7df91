import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Audience, PageRegistry, RegistryFile } from '@keydate/contracts/registry';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { sendRefusal } from '../../plugins/errors';
import type { Tools } from '../../tools';
import { pageOfPath } from './page-of-path';
import { pagePolicy } from './page-policy';
import { registryReader } from './registry-reader';
import { renderPage } from './render-page';
import { sendCompressed } from './send-compressed';

/** A browser with the session's cookie is taken for signed in; the host finds out whether it is. */
const SIGNED_IN: readonly Audience[] = ['member', 'withoutCompany'];
const SIGNED_OUT: readonly Audience[] = ['visitor'];

const NOT_BUILT = 'Keydate is not built yet, or its registry is damaged. Run npm start.';

/** The pages: what was released, and the HTML that brings it together at each request. */
export async function releaseRoutes(app: FastifyInstance, { config }: Tools): Promise<void> {
  const readRegistry = registryReader(config.home, (sentence) => app.log.error(sentence));
  await serveReleased(app, config.home, 'host');
  await serveReleased(app, config.home, 'remotes');

  app.get('/registry.json', async () => {
    const file = await readRegistry();
    return file ? registryOf(file) : {};
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isNeverAPage(path)) throw new AppError('NOT_FOUND');
    const file = await readRegistry();
    if (!file) return reply.code(503).type('text/plain').send(NOT_BUILT);
    const registry = registryOf(file);
    const audiences = request.cookies[SESSION_COOKIE] ? SIGNED_IN : SIGNED_OUT;
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage({
      host: file.host,
      registry,
      settings: config.page,
      page: pageOfPath(registry, path, audiences),
      nonce,
    });
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy(nonce, config.page), 'cache-control': 'no-cache' });
    return sendCompressed(request, reply, html);
  });
}

/** Files of releases never change under their address; what is not there is never answered with a page. */
async function serveReleased(app: FastifyInstance, home: string, folder: string): Promise<void> {
  const root = join(home, folder);
  mkdirSync(root, { recursive: true });
  await app.register(
    async (files) => {
      files.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
      await files.register(fastifyStatic, {
        root,
        index: false,
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
        allowedPath: (path) => !path.endsWith('.map'),
      });
    },
    { prefix: `/${folder}` },
  );
}

function registryOf({ remotes }: RegistryFile): PageRegistry {
  return Object.fromEntries(Object.entries(remotes).map(([name, { current }]) => [name, current]));
}

/** Below these only calls and files are; and what ends like a file's name is one, or is not there. */
function isNeverAPage(path: string): boolean {
  return /^\/(?:api|dev|host|remotes)(?:\/|$)|\.[^/]*$/.test(path);
}
