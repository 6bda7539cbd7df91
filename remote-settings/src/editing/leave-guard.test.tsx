import { requestLogout, session } from '@keydate/client';
import { screen } from '@testing-library/react';
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

// jsdom has no Navigation API: this is what browsers without it do. e2e/specs/settings has the others.
test('an unchanged tab is left without a question', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.click(tab('Manage Account'));

  expect(question()).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/setting/account');
});

test('a tab with unsaved changes asks before it is left, and stays as it is', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.type(field('Last Name'), '-Ortiz');
  await user.click(tab('Manage Account'));
  expect(question()).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Keep editing' }));

  expect(question()).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/setting/personal');
  expect(field('Last Name')).toHaveValue('Castellanos-Ortiz');
});

test('changes that were saved, or taken back, are not asked about', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.type(field('Last Name'), '-Ortiz');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Update successful!');
  await user.type(field('Last Name'), 'x{Backspace}');
  await user.click(tab('Manage Account'));

  expect(question()).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/setting/account');
});

test('the browser asks before a page with unsaved changes is closed or loaded again', async () => {
  const { user } = await openSetting('/setting/personal');
  const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeldBack()).toBe(false);
  await user.type(field('Last Name'), '-Ortiz');

  expect(isHeldBack()).toBe(true);
});

test('Logout asks first while there are unsaved changes, and signs nobody out who stays', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.type(field('Last Name'), '-Ortiz');
  await pressLogout(user);
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));

  expect(session().user()).not.toBeNull();
  expect(field('Last Name')).toHaveValue('Castellanos-Ortiz');
});

test('half an invitation asks before the tab is left, and one that was sent does not', async () => {
  const { user } = await openSetting('/setting/account');
  await user.type(field('Email'), 'fern.li@mail.example');
  await user.click(tab('Edit Company'));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/setting/account');
  expect(field('Email')).toHaveValue('fern.li@mail.example');

  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Invitation sent to fern.li@mail.example');
  await user.click(tab('Edit Company'));

  expect(question()).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/setting');
});

test('a password that is half typed asks before the page is left, once together with the other changes of the tab', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.type(field('Last Name'), '-Ortiz');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(await screen.findByLabelText('Current password'), 'Key');
  await pressLogout(user);
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Keep editing' }));

  expect(field('Current password')).toHaveValue('Key');
  expect(session().user()).not.toBeNull();
});
