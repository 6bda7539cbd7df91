import { SCRIPT_SOURCES } from '@keydate/contracts/trusted-types';

// Runs first in every host, before anything adds a script. The page's content policy requires Trusted Types: a string that code or a
// library gives to the page becomes a script's address only here, and only if the page allows its origin. No string becomes HTML.
declare global {
  interface Window {
    /** Not every browser in use has it. */
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
    };
  }
}

const written = document.querySelector<HTMLMetaElement>(`meta[name="${SCRIPT_SOURCES}"]`)?.content ?? '';
const sources = [window.location.origin, ...written.split(' ').filter((source) => source !== '')];

function isAllowed(address: string): boolean {
  const { protocol, host, pathname } = new URL(address, window.location.href);
  return sources.some((source) => {
    const allowed = new URL(source.replace('*.', ''));
    const isFromHost = source.includes('*.') ? host.endsWith(`.${allowed.host}`) : host === allowed.host;
    return protocol === allowed.protocol && isFromHost && pathname.startsWith(allowed.pathname);
  });
}

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (isAllowed(address) ? address : null),
});
