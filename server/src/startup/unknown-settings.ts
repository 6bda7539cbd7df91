import { editDistance } from '@keydate/reader/words/edit-distance';
import { SETTING_NAMES } from '../config';
import { SECRETS } from '../secrets-from-files';

/** Variables that begin as Keydate's settings do, where they may be others' if they resemble none. */
const OURS = /^(?:KEYDATE|DATABASE|S3|STRIPE|ATTEMPTS)_/;
/** Those that commands, tests and the compose file read (docs/settings.md). */
const OF_TOOLS = /^KEYDATE_(?:BROWSER|DEPLOY_TOKEN|DOMAIN|E2E_\w+|NIGHTLY|NO_INSTALL|OPERATOR_\w+)$/;
/** Those of the exporter of traces, which reads more of them than we do. */
const OF_OTHERS = 'OTEL_';
/** One letter of so many may be wrong. */
const LETTERS_PER_MISTAKE = 4;

/** A sentence for each variable that looks like a setting and is none: a name of another release, or a misspelled one. */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment)
    .filter(([name, value]) => value !== '' && !isKnown(name) && !name.startsWith(OF_OTHERS))
    .flatMap(([name]) => {
      const { nearest, mistakes } = nearestOf(name);
      if (!OURS.test(name) && mistakes > nearest.length / LETTERS_PER_MISTAKE) return [];
      return [`${name} is not a setting of this release. The most similar one is ${nearest}.`];
    });
}

function isKnown(name: string): boolean {
  return SETTING_NAMES.includes(name) || SECRETS.some((secret) => name === `${secret}_FILE`) || OF_TOOLS.test(name);
}

function nearestOf(name: string): { nearest: string; mistakes: number } {
  const [, base = name] = /^(\w+?)_FILE$/.exec(name) ?? [];
  const known = SETTING_NAMES.map((nearest) => ({ nearest, mistakes: editDistance(base, nearest) }));
  return known.reduce((best, one) => (one.mistakes < best.mistakes ? one : best));
}
