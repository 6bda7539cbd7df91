/** The policy by which builds and the server's own inline script name the files that they load: their addresses are code, not input. */
export const SCRIPT_POLICY = 'keydate';

/** The name of the meta tag with the sources of scripts that a page allows in addition to its own server, as `script-src` has them. */
export const SCRIPT_SOURCES = 'script-sources';

/**
 * The directives of a page's content policy by which a string becomes no HTML and no code, and a script's address only if the page
 * allows its origin (shared/tooling/browser/trusted-scripts.ts). Each build of a page makes the policy of that name.
 */
export const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  `trusted-types default ${SCRIPT_POLICY} 'allow-duplicates'`,
];
