import type { PageSettings } from '@keydate/contracts/page-settings';
import type { PageRegistry, RegistryFile } from '@keydate/contracts/registry';
import { escapeHtml } from '../../escape-html';
import { BOOT_SCREEN, BOOT_STYLE, ICON } from './boot-screen';
import type { PageOfPath } from './page-of-path';

export interface PageToRender {
  host: RegistryFile['host'];
  registry: PageRegistry;
  settings: PageSettings;
  /** The page that the path opens, whose files are fetched at once; null where the host alone answers. */
  page: PageOfPath | null;
  nonce: string;
}

/**
 * The HTML of every page: the host, the registry, the settings, and tags that start the page's own files at the same moment, so
 * that federation costs no round trip.
 */
export function renderPage({ host, registry, settings, page, nonce }: PageToRender): string {
  const files = page ? filesOf(page) : { scripts: [], styles: [] };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" content="${escapeHtml(nonce)}">
<title>${escapeHtml(titleOf(page))}</title>
<link rel="icon" href="${escapeHtml(ICON)}">
${tags(host.styles, (href) => `<link rel="stylesheet" href="${href}">`)}
${tags(host.scripts, (src) => `<script defer src="${src}"></script>`)}
${tags(files.styles, (href) => `<link rel="stylesheet" href="${href}">`)}
${tags(files.scripts, (href) => `<link rel="preload" as="script" href="${href}">`)}
<style nonce="${escapeHtml(nonce)}">${BOOT_STYLE}</style>
</head>
<body>
<div id="root">${BOOT_SCREEN}</div>
<script type="application/json" id="keydate-registry">${jsonInHtml(registry)}</script>
<script type="application/json" id="keydate-settings">${jsonInHtml(settings)}</script>
</body>
</html>`;
}

function filesOf({ release, key }: PageOfPath) {
  const own = release.chunks[key];
  return {
    scripts: unique([release.entry, ...release.preload.scripts, ...(own?.scripts ?? [])]),
    styles: unique([...release.preload.styles, ...(own?.styles ?? [])]),
  };
}

function titleOf(page: PageOfPath | null): string {
  return page && page.title !== 'Keydate' ? `${page.title} · Keydate` : 'Keydate';
}

function tags(addresses: readonly string[], tag: (address: string) => string): string {
  return addresses.map((address) => tag(escapeHtml(address))).join('\n');
}

/** JSON that cannot end the script element around it. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}
