import { pageSettings, type PageSettings } from '@keydate/contracts/page-settings';

/** The settings that the server wrote into the page. Without them, as in the build or when a remote runs alone, the presets. */
export function readPageSettings(): PageSettings {
  const written = typeof document === 'undefined' ? null : document.getElementById('keydate-settings');
  return pageSettings.parse(JSON.parse(written?.textContent ?? '{}'));
}
