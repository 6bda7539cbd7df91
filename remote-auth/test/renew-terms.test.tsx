import { updateUser } from '@keydate/contracts/people';
import { PRIVACY_POLICY } from '@keydate/contracts/privacy-policy';
import { TERMS } from '@keydate/contracts/terms';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { screen, waitFor } from '@testing-library/react';
import TermsNotice from '../src/slots/terms-notice';

const putWorld = installFakeServer();
/** A member who accepted older terms. */
const wren = aRealtor({ termsAccepted: false });

const terms = () => screen.queryByRole('region', { name: 'Terms of service' });

async function readsTheTerms(world: Partial<World> = {}) {
  const server = putWorld({ accounts: [anAccount(wren)], ...world });
  const page = renderPage(<TermsNotice />, { session: signedIn(server, wren) });
  await page.user.click(screen.getByRole('button', { name: 'Read and accept' }));
  expect(terms()).toBeVisible();
  return page;
}

test('a member reads and accepts the new terms', async () => {
  const { user, session } = await readsTheTerms();
  for (const { heading } of TERMS) expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  // members cannot open its page
  for (const { title } of PRIVACY_POLICY) expect(screen.getByRole('heading', { name: title })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Accept' }));

  await waitFor(() => expect(session.user()?.termsAccepted).toBe(true));
  expect(await screen.findByText('You have accepted the terms.')).toBeVisible();
});

test('a member can accept the new terms later, and the notice is still shown', async () => {
  const { user, session } = await readsTheTerms();

  await user.click(screen.getByRole('button', { name: 'Not now' }));

  expect(terms()).not.toBeInTheDocument();
  expect(screen.getByText('Our terms and privacy policy have changed.')).toBeVisible();
  expect(session.user()?.termsAccepted).toBe(false);
});

test('a server error is shown, and the terms are not accepted', async () => {
  const { user, session } = await readsTheTerms({ faults: [{ call: updateUser, kind: 'refused', code: 'INTERNAL' }] });

  await user.click(screen.getByRole('button', { name: 'Accept' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(session.user()?.termsAccepted).toBe(false);
});

test('the terms do not link to the privacy policy for a member, who cannot open it', async () => {
  await readsTheTerms();

  expect(screen.queryByRole('link', { name: 'privacy policy' })).not.toBeInTheDocument();
});
