import { renderPage } from '@keydate/testing/jest';
import { notify } from '@keydate/ui';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { NewVersion } from './new-version';

const OUTDATED = { isOutdated: () => true, subscribe: () => () => undefined };
const CURRENT = { ...OUTDATED, isOutdated: () => false };

function open(watch = OUTDATED, dialog = false) {
  const reload = jest.fn();
  const { user } = renderPage(
    <>
      <NewVersion watch={watch} reload={reload} />
      <Link to="/setting">Setting</Link>
      <Link to="/?step=2">Next step</Link>
      {dialog && <div role="dialog" />}
    </>,
  );
  return { reload, visit: (name: string) => user.click(screen.getByRole('link', { name })), user };
}

test('a person sees that something newer is here, and may use it now', async () => {
  const { reload, user } = open();

  expect(screen.getByRole('status')).toHaveTextContent('A new version of Keydate is available');
  await user.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the next page is of the new version, a step of the same page is not', async () => {
  const { reload, visit } = open();
  await visit('Next step');
  expect(reload).not.toHaveBeenCalled();

  await visit('Setting');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is loaded anew over unsaved changes', async () => {
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  const { reload, visit } = open();
  await visit('Setting');
  window.removeEventListener('beforeunload', guard);

  expect(reload).not.toHaveBeenCalled();
});

test('nor over an open dialog', async () => {
  const { reload, visit } = open(OUTDATED, true);
  await visit('Setting');

  expect(reload).not.toHaveBeenCalled();
});

test('nor before a message was read', async () => {
  const { reload, visit } = open();
  act(() => notify.success('Transaction Created Successfully'));
  await screen.findByText('Transaction Created Successfully');
  await visit('Setting');

  expect(reload).not.toHaveBeenCalled();
});

test('a page that is current says nothing, and stays', async () => {
  const { reload, visit } = open(CURRENT);
  await visit('Setting');

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(reload).not.toHaveBeenCalled();
});
