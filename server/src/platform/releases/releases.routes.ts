import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { HOST_RELEASE_HEADER, type Audience, type PageRegistry, type RegistryFile } from '@keydate/contracts/registry';
import { releasesHeld } from '@keydate/contracts/releases/pointer';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import { readTheme, THEME_COOKIE } from '@keydate/contracts/theme';
import { dayAt } from '@keydate/domain/calendar-day';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error';
import { sendRefusal } from '../../plugins/errors';
import { part } from '../../plugins/part';
import type { Tools } from '../../tools';
import { carriedRemotes } from './carried-remotes';
import { catalogPrices } from './catalog-prices';
import { MAKE_EARLY_CALLS } from './early-calls';
import { LOAD_AFTER_PAINT } from './load-after-paint';
import { pageOfPath } from './page-of-path';
import { pagePolicy } from './page-policy';
import { pageRegistryOf, withoutLaterHashes } from './page-registry-of';
import type { Reader } from './release-for';
import { prerenderedReader } from './prerendered-reader';
import { releasedFile } from './released-file';
import { withOverrides } from './with-overrides';
import { renderPage } from './render-page';
import { siteFiles } from './site-files';
import { sendCompressed } from './send-compressed';

/** A browser with the session's cookie counts as signed in; the host finds out whether it is. */
const SIGNED_IN: readonly Audience[] = ['member', 'withoutCompany'];
const SIGNED_OUT: readonly Audience[] = ['visitor'];

/** A page may name a release that only this person gets. */
const NEVER_SHARED = 'private, no-cache';

/** Lets a tab of another Keydate show a remote of this one: public files, read without cookies. */
const LENT = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The day that a visitor's page counts from: the server does not know where they are. */
const OFFICE_TIME_ZONE = 'America/Denver';

const NOT_BUILT = 'Keydate is not built yet, or its registry is damaged. Run npm start.';

/** The pages: the released files, and the HTML that combines them at each request. */
export async function releaseRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  const { config, clock } = tools;
  const { read: readRegistry } = tools.registry;
  const readPrerendered = prerenderedReader(tools.releaseFiles, (sentence) => app.log.error(sentence));
  const readPrices = catalogPrices(tools, (error) =>
    app.log.warn(error, 'The prices of the landing page could not be read.'),
  );
  app.addHook('onReady', async () => void readPrices());
  const isLent = config.page.overrides !== undefined;
  await siteFiles(app, tools);
  await serveReleased(app, tools, 'host');
  await serveReleased(app, tools, 'remotes', isLent ? LENT : {});

  /** Needed only while a release is rolled out. A person who cannot be identified gets the release for everybody. */
  async function readerOf(request: FastifyRequest, { remotes }: RegistryFile): Promise<Reader | null> {
    if (!Object.values(remotes).some(({ rollOut }) => rollOut)) return null;
    const session = await app.authenticateViewer(request).catch((error: unknown) => {
      app.log.error(error, 'The person of a page could not be read; the page gets what everybody gets.');
      return null;
    });
    return session?.kind === 'full' ? session.person : null;
  }

  /** A tab that shows another release was loaded before it was asked for: where that is allowed, all that it may show count. */
  function originsOf(registry: PageRegistry, { remotes }: RegistryFile): string[] {
    const shown = Object.values(registry).filter(({ unavailable }) => unavailable === undefined);
    const releases = isLent ? Object.values(remotes).flatMap(releasesHeld) : shown;
    return [...new Set(releases.flatMap(({ origin }) => origin ?? []))];
  }

  app.get('/registry.json', async (request, reply) => {
    const file = await readRegistry();
    void reply.header('cache-control', NEVER_SHARED);
    if (!file) return {};
    const registry = pageRegistryOf(file, await readerOf(request, file));
    const shown = isLent ? withOverrides(registry, file, request.query) : registry;
    void reply.type('application/json; charset=utf-8').headers({
      [HOST_RELEASE_HEADER]: file.host.release,
      ...(isLent && LENT),
    });
    return sendCompressed(request, reply, JSON.stringify(withoutLaterHashes(shown)));
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isNeverAPage(path)) throw new AppError('NOT_FOUND');
    const file = await readRegistry();
    if (!file) return reply.code(503).type('text/plain').send(NOT_BUILT);
    const registry = pageRegistryOf(file, await readerOf(request, file));
    const isSignedIn = Boolean(request.cookies[SESSION_COOKIE]);
    const { carried, others } = carriedRemotes(withoutLaterHashes(registry), path, file.host);
    const page = pageOfPath(registry, path, isSignedIn ? SIGNED_IN : SIGNED_OUT);
    // the rendered page is the same for everybody, and not for anybody who may be signed in
    const isPrerendered = page && !page.release.unavailable && !isSignedIn;
    const prerendered = isPrerendered ? await readPrerendered(page) : null;
    const nonce = randomBytes(16).toString('base64');
    const remoteOrigins = originsOf(registry, file);
    const html = renderPage({
      remoteOrigins,
      host: file.host,
      registry: carried,
      others,
      settings: { ...config.page, today: dayAt(clock.now(), OFFICE_TIME_ZONE), prices: readPrices() },
      origin: config.publicOrigin,
      page,
      prerendered,
      isSignedIn,
      nonce,
      theme: readTheme(request.cookies[THEME_COOKIE]),
    });
    const inline = isSignedIn ? MAKE_EARLY_CALLS : prerendered && LOAD_AFTER_PAINT;
    void reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': pagePolicy(nonce, config.page, file.host, inline, remoteOrigins),
      'cache-control': NEVER_SHARED,
      ...(path === PAYMENT_PAGE && OPENS_POPUPS),
    });
    return sendCompressed(request, reply, html);
  });
}

/** Where people pay: a bank's own page, or a wallet, opens in a window of its own, and has to reach the page again. */
const PAYMENT_PAGE = '/subscription';
const OPENS_POPUPS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Files of releases never change under their address; a request for a missing file never gets a page. */
async function serveReleased(
  app: FastifyInstance,
  { config, releaseFiles }: Pick<Tools, 'config' | 'releaseFiles'>,
  folder: 'host' | 'remotes',
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const root = join(config.releasesFolder, folder);
  mkdirSync(root, { recursive: true });
  await app.register(
    part(folder, async (files) => {
      files.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
      files.addHook('onRequest', async ({ url }) => {
        const address = releasedFile(url);
        if (address) await releaseFiles.bring(address.key);
      });
      await files.register(fastifyStatic, {
        root,
        index: false,
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
        // nor a map that was uploaded compressed
        allowedPath: (path) => !/\.map(\.\w+)?$/.test(path),
        setHeaders: (response) => void response.headers(headers),
      });
    }),
    { prefix: `/${folder}` },
  );
}

/** Only calls and files are below these paths; a path that ends like a file's name is a file, or is missing. */
function isNeverAPage(path: string): boolean {
  return /^\/(?:api|dev|host|remotes)(?:\/|$)|\.[^/]*$/.test(path);
}
