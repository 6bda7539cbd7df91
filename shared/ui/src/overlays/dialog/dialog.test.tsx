import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../button/button';
import { Dialog } from './dialog';

function EditAddress() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Address</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Edit Address"
        heading="Listing Information"
        footer={<Button>Save</Button>}
      >
        <input aria-label="City" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<EditAddress />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Address' }));
  return screen.getByRole('dialog', { name: 'Edit Address' });
}

test('a dialog is named by its title and takes the focus', async () => {
  const dialog = await openDialog();

  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole('heading', { name: 'Listing Information', level: 3 })).toBeInTheDocument();
});

test('the page behind a dialog is out of reach', async () => {
  await openDialog();

  expect(screen.queryByRole('button', { name: 'Edit Address' })).not.toBeInTheDocument();
});

test('the Tab key stays within a dialog', async () => {
  const dialog = await openDialog();

  for (let stop = 0; stop < 6; stop++) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('Esc closes a dialog and gives the focus back', async () => {
  await openDialog();

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Address' })).toHaveFocus());
});

test('a press outside does not throw away what was typed', async () => {
  await openDialog();

  await userEvent.click(document.body);

  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
