import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input';
import { TextInput } from './text-input';

test('a field is named by its label and described by its hint', () => {
  render(<TextInput label="Email" hint="We send a code here." />);

  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('We send a code here.');
  expect(field).not.toBeInvalid();
});

test('a field with an error describes the error first, then the hint', () => {
  render(<TextInput label="Email" hint="We send a code here." error="Email is required" />);

  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Email is required We send a code here.');
});

test('two fields with the same label have different ids', () => {
  render(
    <>
      <TextInput label="City" />
      <TextInput label="City" />
    </>,
  );

  const [one, other] = screen.getAllByLabelText('City');
  expect(one?.id).not.toBe(other?.id);
});

test('a password is hidden until it is shown, and can be hidden again', async () => {
  render(<PasswordInput label="Password" defaultValue="Keydate!2026" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});
