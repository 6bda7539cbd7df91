import { createHash } from 'node:crypto';
import { PRIVACY_POLICY } from './privacy-policy';
import { TERMS, TERMS_IN_FORCE } from './terms';

/** Each version that was ever in force, by what it said; since 2026-12 with the privacy policy. */
const SAID: Readonly<Record<string, string>> = {
  '2024-01': '76e7eb281afbc4fc',
  '2026-11': '833dbd1a4110a0bb',
  '2026-12': '8358733816f1f143',
};

test('terms or a privacy policy that say something else are another version', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([TERMS, PRIVACY_POLICY]))
    .digest('hex')
    .slice(0, 16);

  expect(SAID[TERMS_IN_FORCE]).toBe(digest);
});
