import type { RemoteRelease } from '@keydate/contracts/registry';
import type { HostRelease } from '../build/release-file';

/** The one page of the mini-shell, for both of its frames: the registry holds a single remote. */
export function alonePage(shell: HostRelease, remote: RemoteRelease, nonce: string): string {
  // the only character by which JSON could end its element
  const registry = JSON.stringify({ [remote.card.name]: remote }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" content="${nonce}">
<title>Keydate</title>
${shell.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<script type="application/json" id="keydate-registry">${registry}</script>
${shell.scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}

/** The product's policy, and what two frames and a worker of the page's own origin need besides. */
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
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
