import type { RemoteRelease } from '@keydate/contracts/registry';
import type { HostRelease } from '../build/release-file';

/** The page on which one remote stands alone: the mini-shell in the place of the host, and a registry of one. */
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

/** As strict as the product's policy, and a frame and a worker more: the stage, and the fake server behind it. */
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

/** Loads the page again when the sources have changed; the stage is loaded by its desk. */
export const reloadScript = `if (window.parent === window) new EventSource('/changes').onmessage = () => location.reload();`;
