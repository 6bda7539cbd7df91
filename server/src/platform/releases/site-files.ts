import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { RegistryFile } from '@keydate/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../escape-html';
import type { Tools } from '../../tools';
import { pageRegistryOf } from './page-registry-of';

/** The pictures in server/assets that browsers and other sites ask for by these names. */
export const SITE_PICTURES = { icon: 'favicon.ico', touchIcon: 'apple-touch-icon.png', share: 'share.png' } as const;
/** In px. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

const HOUR_S = 3600;

/** Calls, tools and personal links, which no search engine needs. */
const NOT_FOR_ROBOTS = ['/api/', '/dev/', '/unsubscribe', '/answer'];

/** The files at the root of the site: robots.txt, the sitemap, the icons and the picture for shared links. */
export async function siteFiles(
  app: FastifyInstance,
  { config: { publicOrigin }, registry }: Pick<Tools, 'config' | 'registry'>,
): Promise<void> {
  await app.register(fastifyStatic, { root: assetsFolder(), serve: false });
  for (const name of Object.values(SITE_PICTURES))
    app.get(`/${name}`, async (_request, reply) => reply.sendFile(name, { maxAge: HOUR_S * 1000 }));

  app.get('/robots.txt', async (_request, reply) => {
    const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const file = await registry.read();
    const places = publicPaths(file).map((path) => `<url><loc>${escapeHtml(publicOrigin + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`,
      );
  });
}

/** The paths of the pages that search engines may show: those for visitors that say what they are. */
function publicPaths(file: RegistryFile | null): string[] {
  const releases = file ? Object.values(pageRegistryOf(file, null)) : [];
  return releases
    .flatMap(({ card }) => Object.values(card.pages))
    .filter(({ audiences, description }) => audiences.includes('visitor') && description !== undefined)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'))
    .sort();
}

/** From the bundle in server/dist, and from the source. */
function assetsFolder(): string {
  const folders = ['../assets', '../../../assets'].map((path) => join(import.meta.dirname, path));
  const folder = folders.find((path) => existsSync(join(path, SITE_PICTURES.icon)));
  if (!folder) throw new Error('The folder server/assets is missing.');
  return folder;
}
