import { readPageSettings } from './page-settings';

afterEach(() => document.getElementById('keydate-settings')?.remove());

test('what the server is configured with is read from the page', () => {
  const inlined = document.body.appendChild(document.createElement('script'));
  Object.assign(inlined, { type: 'application/json', id: 'keydate-settings' });
  const written = {
    privacyEmail: 'data@poudreriver.example',
    contactEmail: 'office@poudreriver.example',
    branchKey: 'key_test_7',
    today: '08-12-2026',
  };
  inlined.textContent = JSON.stringify(written);

  expect(readPageSettings()).toEqual(written);
});

test('a page that says nothing has the presets', () => {
  expect(readPageSettings()).toEqual({
    privacyEmail: 'privacy@keydate.example',
    contactEmail: 'hello@keydate.example',
    today: '08-10-2026',
  });
});
