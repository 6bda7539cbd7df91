import { endSessions, listSessions } from '@keydate/contracts/sessions';
import { aSignedInSession } from '@keydate/testing/builders/sessions';
import { screen, waitFor } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();

test('a person sees where they are signed in, and signs out there', async () => {
  const { user } = await openSetting('/setting/personal', { otherSessions: [aSignedInSession()] });
  expect(await screen.findByText('This device')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));

  expect(await screen.findByText('Signed out: Safari on iPhone')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
});

test('signing out everywhere ends every session after asking, this one too', async () => {
  const { user, session, server } = await openSetting('/setting/personal', { otherSessions: [aSignedInSession()] });
  const token = session.token();

  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click(screen.getAllByRole('button', { name: 'Sign out everywhere' }).at(-1)!);

  await waitFor(() => expect(session.user()).toBeNull());
  expect(server.memory.sessions.has(token ?? '')).toBe(false);
});

test('who has unsaved changes in the tab is asked about them before they are signed out everywhere', async () => {
  const { user, session, server } = await openSetting('/setting/personal', { otherSessions: [aSignedInSession()] });
  await user.type(await screen.findByLabelText('Last Name'), 'x');
  const signOutEverywhere = async () => {
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(screen.getAllByRole('button', { name: 'Sign out everywhere' }).at(-1)!);
  };
  await signOutEverywhere();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(server.memory.sessions.has(session.token() ?? '')).toBe(true);

  await signOutEverywhere();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(session.user()).toBeNull());
});

test('a failure leaves the person signed in', async () => {
  const { user, session } = await openSetting('/setting/personal', {
    faults: [{ call: endSessions, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click(screen.getAllByRole('button', { name: 'Sign out everywhere' }).at(-1)!);

  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  expect(session.user()).not.toBeNull();
});

test('a list that cannot be loaded says so, and can be tried again', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    faults: [{ call: listSessions, kind: 'refused', code: 'INTERNAL' }],
  });
  expect(await screen.findByText('The list of your sessions could not be loaded.')).toBeVisible();

  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('This device')).toBeVisible();
});
