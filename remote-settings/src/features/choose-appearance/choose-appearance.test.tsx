import { setTheme } from '@keydate/client';
import { screen } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
afterEach(() => setTheme('system'));

test('the page follows the device until a theme is chosen, and again afterward', async () => {
  const { user } = await openSetting('/setting/personal');
  const root = document.documentElement;
  expect(screen.getByLabelText('Same as this device')).toBeChecked();

  await user.click(screen.getByLabelText('Dark'));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByLabelText('Dark')).toBeChecked();

  await user.click(screen.getByLabelText('Same as this device'));
  expect(root).not.toHaveAttribute('data-theme');
});
