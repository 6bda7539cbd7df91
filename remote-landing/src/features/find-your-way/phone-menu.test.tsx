import { renderPage } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { PhoneMenu } from './phone-menu';

function renderMenu() {
  return renderPage(
    <>
      <PhoneMenu />
      <h1>Every deadline</h1>
      <a href="/signup">Create an Account</a>
    </>,
  );
}
const toggle = () => screen.getByRole('button');
const login = () => screen.queryByRole('link', { name: 'Login' });

test('the menu is closed at first', () => {
  renderMenu();

  expect(toggle()).toHaveAccessibleName('Open menu');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(login()).not.toBeInTheDocument();
});

test('the icon opens Login and Signup (spec § 2.2), and moves the focus to the first link', async () => {
  const { user } = renderMenu();

  await user.click(toggle());

  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toContainElement(login());
  expect(login()).toHaveAttribute('href', '/signin');
  expect(screen.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup');
  expect(login()).toHaveFocus();
});

test('Escape closes it and moves the focus back', async () => {
  const { user } = renderMenu();
  await user.click(toggle());

  await user.keyboard('{Escape}');

  expect(login()).not.toBeInTheDocument();
  expect(toggle()).toHaveFocus();
});

test('the icon closes it again', async () => {
  const { user } = renderMenu();
  await user.click(toggle());

  await user.click(toggle());

  expect(login()).not.toBeInTheDocument();
  expect(toggle()).toHaveFocus();
});

test('a press outside closes it', async () => {
  const { user } = renderMenu();
  await user.click(toggle());

  await user.click(screen.getByRole('heading'));

  expect(login()).not.toBeInTheDocument();
});

test('tabbing out of it closes it and leaves the focus there', async () => {
  const { user } = renderMenu();
  await user.click(toggle());

  await user.tab();
  await user.tab();

  expect(login()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveFocus();
});
