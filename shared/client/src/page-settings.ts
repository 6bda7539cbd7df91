import { pageSettings, type PageSettings } from '@keydate/contracts/page-settings';

/** The settings that the server wrote into the page; the presets in a page without them, as of a remote alone. */
export function readPageSettings(): PageSettings {
  return pageSettings.parse(JSON.parse(document.getElementById('keydate-settings')?.textContent ?? '{}'));
}
