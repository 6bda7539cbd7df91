import { pageSettings, type PageSettings } from '@keydate/contracts/page-settings';

/** The settings that the server wrote into the page; the presets in a page without them, as of a remote alone, and in the build. */
export function readPageSettings(): PageSettings {
  const written = typeof document === 'undefined' ? null : document.getElementById('keydate-settings');
  return pageSettings.parse(JSON.parse(written?.textContent ?? '{}'));
}
