import { uploadMedia } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { chatFakes } from '@keydate/testing/fake-server/chat.fakes';
import type { Fake } from '@keydate/testing/fake-server/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRoof, composer, installMessages, isConnected, message } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();
const upload = chatFakes.find(({ call }) => call === uploadMedia)!;

/** Uploads that wait until each is let through. */
function heldUploads() {
  const letThrough: (() => void)[] = [];
  const answer: Fake['answer'] = async (asked) => {
    await new Promise<void>((resolve) => letThrough.push(resolve));
    return upload.answer(asked);
  };
  return { letThrough, answers: [{ ...upload, answer }] };
}

/** A page on which a picture is being uploaded for Marisol. */
async function openWhileUploading(chat: Parameters<typeof open>[1] = {}) {
  const { letThrough, answers } = heldUploads();
  const opened = open(<MessagesPage />, { answers, ...chat });
  await isConnected();
  await opened.user.upload(await screen.findByTestId('picture-file'), aRoof());
  await opened.user.type(await composer(), 'The roof.{Enter}');
  await waitFor(() => expect(letThrough).toHaveLength(1));
  return { ...opened, letThrough };
}
type Opened = Awaited<ReturnType<typeof openWhileUploading>>;

const storedWords = ({ server }: Opened) =>
  server.world.chat.threads[0]?.messages.map(({ message_content }) => message_content);
const sentIds = ({ server }: Opened) =>
  server.sockets.calls
    .filter(({ event }) => event === newMessage.event)
    .map(({ payload }) => newMessage.payload.parse(payload).id);

test('a picture is uploaded and sent once, though the connection breaks and is back meanwhile', async () => {
  const opened = await openWhileUploading();
  act(() => opened.server.sockets.setStatus('error'));
  act(() => opened.server.sockets.setStatus('connected'));
  await isConnected();

  opened.letThrough[0]?.();

  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'The roof.']));
  await message('The roof.');
  expect(opened.letThrough).toHaveLength(1);
  expect(sentIds(opened)).toHaveLength(1);
});

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

test('a text that is sent after a picture comes after it, however long that takes', async () => {
  const opened = await openWhileUploading();
  await opened.user.type(await composer(), 'After.{Enter}');
  await message('After.');

  opened.letThrough[0]?.();

  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'The roof.', 'After.']));
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
