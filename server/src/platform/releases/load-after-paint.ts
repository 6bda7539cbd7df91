import { EARLY_PRESS, PRERENDERED } from '@keydate/contracts/prerendered-page';
import { SCRIPT_POLICY } from '@keydate/contracts/trusted-types';
import { inlineScript } from './inline-script';
import { jsonInHtml } from './json-in-html';

/** A file of a remote, and its hash as the browser compares it; undefined where the release has none. */
export interface CheckedFile {
  href: string;
  integrity: string | undefined;
}

/** The files that a page readable without scripts loads once it is on the screen. */
export interface LateFiles {
  scripts: readonly string[];
  /** Files that the scripts need later, fetched at the same moment. */
  preload: readonly CheckedFile[];
}

const ELEMENT = 'keydate-late-files';

/**
 * Loads the files of the element above it after the first paint, so that they do not compete with it for the network.
 * A tab in the background is not painted, and an old browser does not report it: they load the files at once. Until
 * they run nothing handles a press, so the button is remembered.
 */
export const LOAD_AFTER_PAINT = inlineScript(`{
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[${PRERENDERED.remote}] button');
  if (button) window.${EARLY_PRESS} = button;
});
const policy = window.trustedTypes?.createPolicy('${SCRIPT_POLICY}', { createScriptURL: (address) => address });
const load = () => {
  const { scripts, preload } = JSON.parse(document.getElementById('${ELEMENT}').textContent);
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  preload.forEach((file) => add('link', { rel: 'preload', as: 'script', crossOrigin: file.integrity ? '' : null, ...file }));
  scripts.forEach((src) => add('script', { src: policy ? policy.createScriptURL(src) : src, async: false }));
};
const isSeen = document.visibilityState === 'visible' && PerformanceObserver.supportedEntryTypes.includes('paint');
if (isSeen) {
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    load();
  });
  paint.observe({ type: 'paint', buffered: true });
} else load();
}`);

/** HTML for the end of the body. */
export function loadAfterPaint(files: LateFiles): string {
  return `<script type="application/json" id="${ELEMENT}">${jsonInHtml(files)}</script>\n${LOAD_AFTER_PAINT.html}`;
}
