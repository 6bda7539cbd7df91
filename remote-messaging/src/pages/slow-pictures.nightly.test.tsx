import { act, screen, waitFor, within } from '@testing-library/react';
import { aRoof, composer } from '../../test/open-messages';
import { open, openWhileUploading, sentIds, storedWords } from '../../test/slow-pictures';
import MessagesPage from './messages-page';

test('a picture that is removed while it is uploaded is never sent, and holds nothing up', async () => {
  const opened = await openWhileUploading();
  act(() => opened.server.sockets.setStatus('failed'));
  await opened.user.click(await screen.findByRole('button', { name: 'Remove' }));
  act(() => opened.server.sockets.setStatus('connected'));
  await opened.user.type(await composer(), 'Next.{Enter}');
  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'Next.']));

  opened.letThrough[0]?.();
  await opened.user.type(await composer(), 'Last.{Enter}');

  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'Next.', 'Last.']));
  expect(sentIds(opened)).toHaveLength(2);
  expect(screen.queryByText('The message to Marisol Pruitt was not sent')).not.toBeInTheDocument();
});

test('a picture that was given up is uploaded again by Retry, and sent once', async () => {
  const opened = await openWhileUploading();
  act(() => opened.server.sockets.setStatus('failed'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  act(() => opened.server.sockets.setStatus('connected'));
  await opened.user.click(retry);
  await waitFor(() => expect(opened.letThrough).toHaveLength(2));
  opened.letThrough.forEach((letThrough) => letThrough());

  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'The roof.']));
  expect(sentIds(opened)).toHaveLength(1);
});

test('a picture that is refused while the composer has another is shown as not sent, with the reason, also after a reload', async () => {
  const opened = await openWhileUploading({ sending: 'MESSAGES_TOO_FAST' });
  await opened.user.upload(screen.getByTestId('picture-file'), aRoof());

  opened.letThrough[0]?.();

  const notSent = async () => within(await screen.findByRole('group', { name: 'Not sent' }));
  const tooFast = 'You are sending messages too fast. Please wait a moment and try again.';
  expect((await notSent()).getByText(tooFast)).toBeVisible();
  opened.unmount();
  open(<MessagesPage />);
  expect((await notSent()).getByText(tooFast)).toBeVisible();
});
