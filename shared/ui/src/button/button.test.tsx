import type { SubmitEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';
import { Trash2 } from '../icons';

test('a button does what it says when pressed, and submits nothing by default', async () => {
  const save = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={save}>Save</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(save).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test('a busy button keeps the focus, says it is busy and ignores presses', async () => {
  const save = jest.fn();
  const { rerender } = render(<Button onClick={save}>Save</Button>);
  screen.getByRole('button').focus();

  rerender(
    <Button onClick={save} isBusy>
      Save
    </Button>,
  );
  await userEvent.keyboard('{Enter}');

  const button = screen.getByRole('button', { name: 'Save', busy: true });
  expect(button).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('a busy submit button does not submit its form a second time', async () => {
  const submit = jest.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Email" />
      <Button type="submit" isBusy>
        Sign in
      </Button>
    </form>,
  );

  await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');

  expect(submit).not.toHaveBeenCalled();
});

test('an icon button is named by its label', () => {
  render(<IconButton label="Remove Closing Date" icon={Trash2} />);

  expect(screen.getByRole('button', { name: 'Remove Closing Date' })).toHaveAttribute('title', 'Remove Closing Date');
});

test('a link styled as a button is a link, with no stray attributes', () => {
  render(
    <ButtonLink href="/signup" variant="secondary" isWide>
      Get Started
    </ButtonLink>,
  );

  const link = screen.getByRole('link', { name: 'Get Started' });
  expect(link).toHaveAttribute('href', '/signup');
  expect(link).not.toHaveAttribute('variant');
});
