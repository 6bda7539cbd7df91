import { installErrorReporter } from '@keydate/client';
import { aCard } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { render, screen } from '@testing-library/react';
import { renderPage } from '@keydate/testing/jest';
import { useState } from 'react';
import { loadLater } from './load-later';

const Rename = ({ name }: { name: string; onClose: () => void }) => <p>Rename {name}</p>;

beforeAll(() => {
  // jsdom has no modal dialogs
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function open(loads: jest.Mock<Promise<typeof Rename>>) {
  // React prints what a boundary has caught
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Later = loadLater(loads, { title: 'Rename', fallback: <p>Loading</p>, close: ({ onClose }) => onClose() });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Later name="Juniper" onClose={() => setOpen(false)} />}
      </>
    );
  }
  return renderPage(<Page />);
}

const missing = () => Promise.reject(new Error('ChunkLoadError'));
const press = (name: string) => screen.findByRole('button', { name });

test('a dialog whose code is missing says so, and the page stays', async () => {
  const { user } = open(jest.fn(missing));
  await user.click(await press('Open'));

  expect(await screen.findByRole('alertdialog', { name: 'Rename could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
});

test('"Try again" loads it again', async () => {
  const loads = jest.fn<Promise<typeof Rename>, []>().mockImplementationOnce(missing).mockResolvedValue(Rename);
  const { user } = open(loads);
  await user.click(await press('Open'));
  await user.click(await press('Try again'));

  expect(await screen.findByText('Rename Juniper')).toBeInTheDocument();
  expect(loads).toHaveBeenCalledTimes(2);
});

test('"Close" closes it, and opening it again loads it again', async () => {
  const loads = jest.fn<Promise<typeof Rename>, []>().mockImplementationOnce(missing).mockResolvedValue(Rename);
  const { user } = open(loads);
  await user.click(await press('Open'));
  await user.click(await press('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await user.click(await press('Open'));
  expect(await screen.findByText('Rename Juniper')).toBeInTheDocument();
});

test('a part of the page whose code is missing says so in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Facts = loadLater(jest.fn(missing), { title: 'Reminders', fallback: <p>Loading</p> });
  renderPage(
    <>
      <h1>Transaction</h1>
      <Facts />
    </>,
  );

  expect(await screen.findByRole('alert')).toHaveTextContent('Reminders could not be loaded');
  expect(screen.getByRole('heading', { name: 'Transaction' })).toBeInTheDocument();
});

test('the shell learns of a part that did not load, with the name of its remote', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = jest.fn();
  installErrorReporter(reported);
  const Facts = loadLater(jest.fn(missing), { title: 'Reminders', fallback: <p>Loading</p> });
  const { Root, prepare } = aRemote(aCard('transactions', { '/': ['member'] }), Facts);
  await prepare({ kind: 'pages' }, '/');
  render(<Root part={{ kind: 'pages' }} onReady={jest.fn()} onCrash={jest.fn()} />);

  expect(await screen.findByRole('alert')).toHaveTextContent('Reminders could not be loaded');
  expect(reported.mock.calls).toEqual([
    ['transactions', expect.objectContaining({ message: 'Reminders was not loaded' })],
  ]);
});
