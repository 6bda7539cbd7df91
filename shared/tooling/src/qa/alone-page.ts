import type { RemoteRelease } from '@keydate/contracts/registry';
import type { HostRelease } from '../build/release-file';

/** The page that shows one remote alone: the mini-shell instead of the host, and a registry with one remote. */
export function alonePage(shell: HostRelease, remote: RemoteRelease, nonce: string): string {
  const registry = JSON.stringify({ [remote.card.name]: remote }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" content="${nonce}">
<title>${remote.card.title} · Keydate QA</title>
<link rel="icon" href="data:,">
${shell.styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
${shell.scripts.map((address) => `<script defer src="${address}"></script>`).join('\n')}
<script defer src="/reload.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="keydate-registry">${registry}</script>
</body>
</html>`;
}

/** The product's policy, plus a frame and a worker: the stage and its fake server. */
export function alonePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Reloads the page when the sources have changed. The stage is reloaded with the page around it. */
export const reloadScript = `if (window.parent === window) new EventSource('/changes').onmessage = () => location.reload();`;
