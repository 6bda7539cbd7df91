import { pageSettings, type PageSettings } from '@keydate/contracts/page-settings';
import type { Config } from '../config';
import { warnOfPresets } from './warn-of-presets';

function warningsOf(mode: Config['mode'], page: Partial<PageSettings>): string[] {
  const sentences: string[] = [];
  warnOfPresets({ mode, page: pageSettings.parse(page) }, (sentence) => sentences.push(sentence));
  return sentences;
}

test('production warns of both contact addresses where nobody has set them', () => {
  expect(warningsOf('production', {})).toEqual([
    'CONTACT_EMAIL is not set: the landing page sends people to hello@keydate.example, which nobody reads.',
    'PRIVACY_EMAIL is not set: the privacy policy sends people to privacy@keydate.example, which nobody reads.',
  ]);
});

test.each([
  [{ contactEmail: 'office@poudreriver.example' }, /^PRIVACY_EMAIL is not set/],
  [{ privacyEmail: 'data@poudreriver.example' }, /^CONTACT_EMAIL is not set/],
])('with %o production warns of the other one alone', (page, sentence) => {
  expect(warningsOf('production', page)).toEqual([expect.stringMatching(sentence)]);
});

test('production with both says nothing, and neither does the demo', () => {
  const page = { contactEmail: 'office@poudreriver.example', privacyEmail: 'data@poudreriver.example' };
  expect(warningsOf('production', page)).toEqual([]);
  expect(warningsOf('demo', {})).toEqual([]);
});
