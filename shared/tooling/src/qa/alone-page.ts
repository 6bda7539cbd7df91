import type { HostRelease } from '@keydate/contracts/registry';
import { TRUSTED_TYPES } from '@keydate/contracts/trusted-types';
import type { RemoteSource } from './remote-source';

type Released = Pick<RemoteSource, 'release' | 'manifest'>;

/** A registry with one remote, as JSON. */
export function registryOf({ release }: Released): string {
  return JSON.stringify({ [release.card.name]: release });
}

/**
 * The page that shows one remote alone: the mini-shell instead of the host, and a registry with one remote.
 * @param head HTML for the head, before anything is loaded
 */
export function alonePage(shell: HostRelease, remote: Released, nonce: string, { head }: { head: string }): string {
  const registry = registryOf(remote).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="csp-nonce" content="${nonce}">
${remote.manifest === undefined ? '' : `<meta name="federation-manifest" content="${remote.manifest}">\n`}${head}
<title>${remote.release.card.title} · Keydate QA</title>
<link rel="icon" href="data:,">
${shell.styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
${shell.scripts.map((address) => `<script defer src="${address}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="keydate-registry">${registry}</script>
</body>
</html>`;
}

/**
 * The product's policy, plus a frame and a worker: the stage and its fake server.
 * @param isInPage for a policy in the HTML, where browsers ignore who may frame the page
 */
export function alonePolicy(nonce: string, { isInPage = false } = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    ...(isInPage ? [] : ["frame-ancestors 'self'"]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...TRUSTED_TYPES,
  ].join('; ');
}

/** Tells the desk which part has changed with the sources, or shows over it why they cannot be shown. A desk that did not start is loaded again. */
export const reloadScript = `if (window.parent === window) {
  const changes = new EventSource('/changes');
  const failure = Object.assign(document.createElement('pre'), { role: 'alert' });
  Object.assign(failure.style, {
    position: 'fixed', inset: '0 0 auto', zIndex: 9999, maxHeight: '60vh', overflow: 'auto', margin: 0, padding: '16px',
    background: '#8f1d1d', color: '#fff', font: '14px/20px monospace', whiteSpace: 'pre-wrap',
  });
  changes.addEventListener('failed', ({ data }) => {
    failure.textContent = JSON.parse(data);
    document.body.append(failure);
  });
  changes.addEventListener('changed', ({ data }) => {
    failure.remove();
    if (window.keydateRenew) window.keydateRenew(JSON.parse(data));
    else location.reload();
  });
}`;
