import { requestLogout, session } from '@keydate/client';
import { aClient } from '@keydate/testing/builders/clients';
import { aRealtor } from '@keydate/testing/builders/people';
import { act, screen, waitFor } from '@testing-library/react';
import { installSetting } from '../../test/open-setting';

const openSetting = installSetting();
const field = (name: string) => screen.getByLabelText(name);
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const tab = (name: string) => screen.getByRole('link', { name });
/** Presses a button like the shell's Logout, which is not on the page of a remote alone. */
async function pressLogout(user: Awaited<ReturnType<typeof openSetting>>['user']): Promise<void> {
  const button = document.createElement('button');
  button.addEventListener('click', () => void requestLogout());
  document.body.append(button);
  await user.click(button);
  button.remove();
}

test('without the Navigation API, Back leaves without a question', async () => {
  window.history.replaceState(null, '', '/setting/account');
  window.history.pushState(null, '', '/setting/personal');
  const { user } = await openSetting('/setting/personal');
  await user.type(field('Last Name'), '-Ortiz');

  act(() => window.history.back());

  await waitFor(() => expect(window.location.pathname).toBe('/setting/account'));
  expect(question()).not.toBeInTheDocument();
});

test('leaving anyway leads to where the person wanted to go', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.type(field('Last Name'), '-Ortiz');
  await user.click(tab('Deadline Explanations'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));

  expect(window.location.pathname).toBe('/setting/explanations');
});

test('who leaves by Logout is signed out, and the changes are lost as they were told', async () => {
  const person = aRealtor({ fullName: 'Ana Reyes' });
  const { user, unmount } = await openSetting('/setting/personal', { person });
  await user.type(field('Last Name'), '-Ortiz');
  await pressLogout(user);
  await user.click(screen.getByRole('button', { name: 'Leave' }));

  await waitFor(() => expect(session().user()).toBeNull());
  unmount();
  await openSetting('/setting/personal', { person });
  expect(field('Last Name')).toHaveValue('Reyes');
});

test('who left half an invitation for a full list is asked about the next one too', async () => {
  const clients = Array.from({ length: 5 }, () => aClient());
  const { user } = await openSetting('/setting/account', { clients });
  await user.type(field('Email'), 'fern');
  await user.click(await screen.findByRole('link', { name: 'See all clients' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(window.location.search).toBe('?list=clients');
  await user.click(screen.getByRole('link', { name: 'Back to Manage Account' }));

  await user.type(await screen.findByLabelText('Email'), 'rufus');
  await user.click(tab('Edit Company'));

  expect(question()).toBeVisible();
});

test('a password dialog that was closed with its entries is not asked about', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(await screen.findByLabelText('Current password'), 'Key');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(tab('Manage Account'));

  expect(question()).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/setting/account');
});
