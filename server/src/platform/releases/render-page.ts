import { OTHER_REMOTES, type WrittenOtherRemotes } from '@keydate/contracts/other-remotes';
import type { PageSettings } from '@keydate/contracts/page-settings';
import { PRERENDERED, type PrerenderedPage } from '@keydate/contracts/prerendered-page';
import type { PageRegistry, RegistryFile } from '@keydate/contracts/registry';
import { atOrigin, integrityOf } from '@keydate/contracts/releases/addresses';
import type { Theme } from '@keydate/contracts/theme';
import { SCRIPT_SOURCES } from '@keydate/contracts/trusted-types';
import { escapeHtml } from '../../escape-html';
import { earlyCallsTag } from './early-calls';
import { BOOT_SCREEN, BOOT_STYLE, ICON } from './boot-screen';
import type { PageOfPath } from './page-of-path';
import { jsonInHtml } from './json-in-html';
import { descriptionTags } from './description-tags';
import { loadAfterPaint, type CheckedFile } from './load-after-paint';
import { scriptSources } from './page-policy';
import { SITE_PICTURES } from './site-files';
import { writeWords } from './write-words';

export interface PageToRender {
  host: RegistryFile['host'];
  registry: PageRegistry;
  /** The remotes that are not in `registry`. */
  others: WrittenOtherRemotes;
  settings: PageSettings;
  /** The address of the site, such as https://keydate.example. */
  origin: string;
  /** The page that the path opens, whose files are fetched at once; null if the host alone answers. */
  page: PageOfPath | null;
  /** The page's HTML, if its build rendered it; the remote takes it over in place. */
  prerendered: PrerenderedPage | null;
  /** True if the browser has a session's cookie. */
  isSignedIn: boolean;
  nonce: string;
  theme: Theme;
  /** The servers of squads that have files of the page's releases. */
  remoteOrigins: readonly string[];
}

/**
 * A style sheet of a rendered page, which is shown before any script runs. To a remote's entry, which looks by this name, it is none
 * of its own: the entry uses the file again, and fails where the browser refused it.
 */
const FIRST_STYLE = 'rel="stylesheet" data-href="first"';

/** The text that search engines show for a page without a description of its own. */
const DESCRIPTION =
  'Keydate keeps track of the deadlines in real-estate contracts for agents, lenders and their teams.';

/**
 * The HTML of every page: the host, the registry, the settings, and tags that start the page's own files at the same
 * moment, so that federation costs no round trip. A prerendered page is complete to read: its scripts wait until it is
 * painted.
 */
export function renderPage(given: PageToRender): string {
  const { host, registry, others, settings, origin, page, prerendered, isSignedIn, nonce, theme, remoteOrigins } =
    given;
  const files = page && page.release.unavailable === undefined ? filesOf(page) : { scripts: [], styles: [] };
  return `<!doctype html>
<html lang="en"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="csp-nonce" content="${escapeHtml(nonce)}">
<meta name="${SCRIPT_SOURCES}" content="${escapeHtml(scriptSources(settings, remoteOrigins))}">
<title>${escapeHtml(titleOf(page))}</title>
${descriptionTags({ origin, page, title: titleOf(page), description: page?.description ?? DESCRIPTION })}
<link rel="icon" href="${escapeHtml(ICON)}">
<link rel="apple-touch-icon" href="/${SITE_PICTURES.touchIcon}">
${isSignedIn ? earlyCallsTag(page?.release.unavailable === undefined ? (page?.firstCalls ?? []) : []) : ''}
${tags(host.fonts ?? [], (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}
${tags(host.styles, (href) => `<link rel="stylesheet" href="${href}">`)}
${prerendered ? '' : tags(host.scripts, (src) => `<script defer src="${src}"></script>`)}
${files.styles.map((file) => `<link ${prerendered ? FIRST_STYLE : 'rel="preload" as="style"'} ${checked(file)}>`).join('\n')}
${prerendered ? '' : files.scripts.map((file) => `<link rel="preload" as="script" ${checked(file)}>`).join('\n')}
${prerendered ? prerenderedStyle(prerendered, nonce) : `<style nonce="${escapeHtml(nonce)}">${BOOT_STYLE}</style>`}
</head>
<body>
${page && prerendered ? prerenderedRoot(page, prerendered, settings) : `<div id="root">${BOOT_SCREEN}</div>`}
<script type="application/json" id="keydate-registry">${jsonInHtml(registry)}</script>
<script type="application/json" id="${OTHER_REMOTES}">${jsonInHtml(others)}</script>
<script type="application/json" id="keydate-settings">${jsonInHtml(settings)}</script>
${prerendered ? loadAfterPaint({ scripts: host.scripts, preload: files.scripts }) : ''}
</body>
</html>`;
}

/**
 * The marks that styled-components expects, and a rule that hides what the shell draws until the remote has taken
 * over.
 */
function prerenderedStyle({ css, styledVersion }: PrerenderedPage, nonce: string): string {
  return `<style nonce="${escapeHtml(nonce)}">[${PRERENDERED.remote}]~#root{display:none}</style>
<style nonce="${escapeHtml(nonce)}" data-styled="true" data-styled-version="${escapeHtml(styledVersion)}">${css}</style>`;
}

function prerenderedRoot({ release, path }: PageOfPath, page: PrerenderedPage, settings: PageSettings): string {
  const html = writeWords(page.html, settings);
  return `<div ${PRERENDERED.remote}="${escapeHtml(release.card.name)}" ${PRERENDERED.path}="${escapeHtml(path)}">${html}</div>
<div id="root"></div>`;
}

function filesOf({ release: shown, key }: PageOfPath) {
  const release = atOrigin(shown);
  const own = release.chunks[key];
  const file = (href: string): CheckedFile => ({ href, integrity: integrityOf(release, href) });
  return {
    scripts: unique([release.entry, ...release.preload.scripts, ...(own?.scripts ?? [])]).map(file),
    styles: unique([...release.preload.styles, ...(own?.styles ?? [])]).map(file),
  };
}

/** The attributes by which the browser finds out that a file was changed. The scripts ask for it in the same way, so it loads once. */
function checked({ href, integrity }: CheckedFile): string {
  const hash = integrity === undefined ? '' : `crossorigin integrity="${escapeHtml(integrity)}" `;
  return `${hash}href="${escapeHtml(href)}"`;
}

function titleOf(page: PageOfPath | null): string {
  return page && page.title !== 'Keydate' ? `${page.title} · Keydate` : 'Keydate';
}

function tags(addresses: readonly string[], tag: (address: string) => string): string {
  return addresses.map((address) => tag(escapeHtml(address))).join('\n');
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}
