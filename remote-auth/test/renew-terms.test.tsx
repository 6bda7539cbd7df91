import { updateUser } from '@keydate/contracts/people';
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

test('a member is told that the terms have changed, reads and accepts them', async () => {
  const { user, session } = await readsTheTerms();
  for (const { heading } of TERMS) expect(screen.getByRole('heading', { name: heading })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Accept' }));

  await waitFor(() => expect(session.user()?.termsAccepted).toBe(true));
  expect(await screen.findByText('You have accepted the terms.')).toBeVisible();
});

test('or leaves it for later, and is asked on', async () => {
  const { user, session } = await readsTheTerms();

  await user.click(screen.getByRole('button', { name: 'Not now' }));

  expect(terms()).not.toBeInTheDocument();
  expect(screen.getByText('The terms of service have changed.')).toBeVisible();
  expect(session.user()?.termsAccepted).toBe(false);
});

test('a server that fails says so, and can be asked again', async () => {
  const { user, session } = await readsTheTerms({ faults: [{ call: updateUser, kind: 'refused', code: 'INTERNAL' }] });

  await user.click(screen.getByRole('button', { name: 'Accept' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(session.user()?.termsAccepted).toBe(false);
});

test('the privacy policy, a page of visitors, is not linked to for whoever is signed in', async () => {
  await readsTheTerms();

  expect(screen.queryByRole('link', { name: 'privacy policy' })).not.toBeInTheDocument();
});
