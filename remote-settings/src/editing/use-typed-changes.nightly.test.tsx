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

test('a field that the person had not changed shows what others have saved since', async () => {
  const { user, unmount } = await openSetting('/setting/personal', { person });
  await user.type(field('Last Name'), '-Ortiz');
  loseSession(unmount);

  await openSetting('/setting/personal', { person: { ...person, fullName: 'Anita Reyes' } });

  expect(field('First Name')).toHaveValue('Anita');
  expect(field('Last Name')).toHaveValue('Reyes-Ortiz');
});

test('half an invitation survives the end of the session too', async () => {
  const { user, unmount } = await openSetting('/setting/account', { person });
  await user.type(field('Email'), 'fern.li@mail.example');
  loseSession(unmount);

  await openSetting('/setting/account', { person });

  expect(field('Email')).toHaveValue('fern.li@mail.example');
});
