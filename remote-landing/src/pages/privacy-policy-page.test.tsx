import { renderPage } from '@keydate/testing/jest';
import { screen, within } from '@testing-library/react';
import PrivacyPolicyPage from './privacy-policy-page';

test('the header links to the sections of the landing page', () => {
  renderPage(<PrivacyPolicyPage />, { at: '/privacy-policy' });

  const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(sections.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '/#how');
});

test('on the policy itself, the Privacy Policy link scrolls to the top (spec § 2.2)', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = renderPage(<PrivacyPolicyPage />, { at: '/privacy-policy' });

  await user.click(screen.getByRole('link', { name: 'Privacy Policy' }));

  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(window.location.pathname).toBe('/privacy-policy');
});
