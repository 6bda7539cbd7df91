import { render, screen } from '@testing-library/react';
import { PrivacyPolicy } from './privacy-policy';

afterEach(() => document.getElementById('keydate-settings')?.remove());

test('the policy has nine numbered sections (spec § 2.3)', () => {
  render(<PrivacyPolicy />);

  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent.replace(/\D.*/, '')),
  ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test.each([
  ['lenders', /Lenders you invite see what you share with them/],
  ['clients', /clients get the messages you write to them and one email that says who entered what/],
  ['messages and pictures', /the messages you write and the pictures you upload/],
  ['billing', /your billing address and your plan/],
  ['cookies', /cookies that keep you signed in, recognize the browser and remember your theme/],
  ['the browser’s storage', /storage holds your session, your profile, and what you have entered but not sent/],
  ['a browser that signed in before', /A browser is recognized for 180 days after its last sign-in/],
  ['failed pages', /deleted after 400 days, reports of failed pages after two weeks/],
  ['codes', /Passwords and one-time codes are stored only in a form that cannot be reversed/],
  ['contracts', /stored encrypted until you enter its transaction or remove it, for seven days at most/],
  ['news', /the email address you give us to get news, and the day/],
  ['an address for news whose email is lost', /if you no longer have that email, write to us/],
])('the policy tells of %s', (_what, words) => {
  render(<PrivacyPolicy />);

  expect(screen.getByText(words)).toBeVisible();
});

test('the contact address comes from the server’s configuration', () => {
  const settings = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'keydate-settings',
  });
  settings.textContent = '{"privacyEmail":"data@poudreriver.example"}';
  document.body.append(settings);

  render(<PrivacyPolicy />);

  expect(screen.getByRole('link', { name: 'data@poudreriver.example' })).toHaveAttribute(
    'href',
    'mailto:data@poudreriver.example',
  );
});
