import { endSessions } from '@keydate/contracts/sessions';
import { aRealtor } from '@keydate/testing/builders/people';
import { act, screen } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();

test('who leaves with unsaved changes and cannot be signed out is asked again the next time', async () => {
  const { user, session } = await openSetting('/setting/personal', {
    faults: [{ call: endSessions, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.type(await screen.findByLabelText('Last Name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click(screen.getAllByRole('button', { name: 'Sign out everywhere' }).at(-1)!);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Something went wrong!')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Edit Company' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();
  expect(session.user()).not.toBeNull();
});

test('who agreed to lose changes by a logout that failed still has them after the session ends elsewhere', async () => {
  const person = aRealtor({ fullName: 'Ana Reyes' });
  const { user, session, unmount } = await openSetting('/setting/personal', {
    person,
    faults: [{ call: endSessions, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.type(await screen.findByLabelText('Last Name'), '-Ortiz');
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click(screen.getAllByRole('button', { name: 'Sign out everywhere' }).at(-1)!);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('Something went wrong!');
  act(() => session.logout());
  unmount();

  await openSetting('/setting/personal', { person });

  expect(screen.getByLabelText('Last Name')).toHaveValue('Reyes-Ortiz');
});
