import { session } from '@keydate/client';
import { aRealtor } from '@keydate/testing/builders/people';
import { act, screen } from '@testing-library/react';
import { installSetting } from '../../test/open-setting';

const openSetting = installSetting();
const field = (name: string) => screen.getByLabelText(name);
const person = aRealtor({ fullName: 'Ana Reyes' });
/** The session ends elsewhere, and the shell removes the page. */
function loseSession(unmount: () => void): void {
  act(() => session().logout());
  unmount();
}

test('what was typed when the session ended is there after the next sign-in, and still not saved', async () => {
  const { user, unmount } = await openSetting('/setting/personal', { person });
  await user.type(field('Last Name'), '-Ortiz');
  loseSession(unmount);

  const { user: again } = await openSetting('/setting/personal', { person });

  expect(field('Last Name')).toHaveValue('Reyes-Ortiz');
  await again.click(screen.getByRole('link', { name: 'Manage Account' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('it is there once, and only for the person who typed it', async () => {
  const { user, unmount } = await openSetting('/setting', { person });
  await user.type(field('Street'), ' West');
  loseSession(unmount);

  const other = await openSetting('/setting', { person: aRealtor() });
  expect((field('Street') as HTMLInputElement).value).not.toMatch(/ West$/);
  other.unmount();
  const own = await openSetting('/setting', { person });
  expect((field('Street') as HTMLInputElement).value).toMatch(/ West$/);
  own.unmount();
  await openSetting('/setting', { person });

  expect((field('Street') as HTMLInputElement).value).not.toMatch(/ West$/);
});
