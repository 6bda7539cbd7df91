import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const ask = () => {
  const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(
    <ConfirmDialog isOpen title="Remove Ana Ruiz?" confirmLabel="Remove" isDanger {...answers}>
      Their transactions stay.
    </ConfirmDialog>,
  );
  return answers;
};

test('Cancel has the focus first', () => {
  ask();

  expect(screen.getByRole('alertdialog', { name: 'Remove Ana Ruiz?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Cancel has the focus first over another dialog too', async () => {
  function Asking() {
    const [isAsking, setAsking] = useState(false);
    return (
      <Dialog isOpen title="Edit Address" onClose={jest.fn()}>
        <button onClick={() => setAsking(true)}>Start over</button>
        <ConfirmDialog
          isOpen={isAsking}
          title="Start over?"
          confirmLabel="Start over"
          onConfirm={jest.fn()}
          onCancel={() => setAsking(false)}
        />
      </Dialog>
    );
  }
  render(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));

  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('the confirm button confirms', async () => {
  const { onConfirm, onCancel } = ask();

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

test('Esc cancels', async () => {
  const { onConfirm, onCancel } = ask();

  await userEvent.keyboard('{Escape}');

  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});
