import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis } from '../../icons';
import { Menu } from './menu';

test('a menu opens from its button and does what was picked', async () => {
  const logout = jest.fn();
  render(
    <Menu
      label="More"
      icon={Ellipsis}
      actions={[
        { id: 'settings', label: 'Setting', onSelect: jest.fn() },
        { id: 'logout', label: 'Logout', onSelect: logout },
      ]}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));

  expect(logout).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a menu is worked by the keyboard alone', async () => {
  const logout = jest.fn();
  render(
    <Menu
      label="More"
      icon={Ellipsis}
      actions={[
        { id: 'settings', label: 'Setting', onSelect: jest.fn() },
        { id: 'logout', label: 'Logout', onSelect: logout },
      ]}
    />,
  );

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(logout).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});
