import { readPageSettings } from './page-settings';

afterEach(() => document.getElementById('keydate-settings')?.remove());

test('what the server is configured with is read from the page', () => {
  const inlined = document.body.appendChild(document.createElement('script'));
  Object.assign(inlined, { type: 'application/json', id: 'keydate-settings' });
  inlined.textContent = '{"privacyEmail":"data@poudreriver.example","branchKey":"key_test_7"}';

  expect(readPageSettings()).toEqual({ privacyEmail: 'data@poudreriver.example', branchKey: 'key_test_7' });
});

test('a page that says nothing has the presets', () => {
  expect(readPageSettings()).toEqual({ privacyEmail: 'privacy@keydate.example' });
});
