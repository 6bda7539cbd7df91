import { escapeHtml } from '../../escape-html';
import type { PageOfPath } from './page-of-path';
import { SHARE_PICTURE, SITE_PICTURES } from './site-files';

interface Described {
  /** The address of the site. */
  origin: string;
  page: PageOfPath | null;
  title: string;
  description: string;
}

/** The tags that describe a page to search engines, and to the sites and messengers where somebody shares its link. */
export function descriptionTags({ origin, page, title, description }: Described): string {
  // other pages have no address that means the same to everybody
  const isPublic = page?.description !== undefined && !page.path.includes(':');
  const address = isPublic ? origin + page.path : null;
  const shared: Record<string, string> = {
    'og:site_name': 'Keydate',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    ...(address !== null && { 'og:url': address }),
    'og:image': `${origin}/${SITE_PICTURES.share}`,
    'og:image:width': String(SHARE_PICTURE.width),
    'og:image:height': String(SHARE_PICTURE.height),
    'og:image:alt': 'Keydate with the next deadlines of a transaction',
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(address === null ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    ...Object.entries(shared).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}
