import { pageSettings } from '@keydate/contracts/page-settings';
import type { Config } from '../config';

const PRESETS = pageSettings.parse({});

/**
 * In production, warns of each contact address that nobody has set: pages show the preset, and nobody reads mail sent
 * there.
 */
export function warnOfPresets({ mode, page }: Pick<Config, 'mode' | 'page'>, warn: (sentence: string) => void): void {
  if (mode !== 'production') return;
  if (page.contactEmail === PRESETS.contactEmail)
    warn(`CONTACT_EMAIL is not set: the landing page sends people to ${page.contactEmail}, which nobody reads.`);
  if (page.privacyEmail === PRESETS.privacyEmail)
    warn(`PRIVACY_EMAIL is not set: the privacy policy sends people to ${page.privacyEmail}, which nobody reads.`);
}
