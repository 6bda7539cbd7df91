import { uploadMedia } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { chatFakes } from '@keydate/testing/fake-server/chat.fakes';
import type { Fake } from '@keydate/testing/fake-server/fake';
import { screen, waitFor } from '@testing-library/react';
import MessagesPage from '../src/pages/messages-page';
import { aRoof, composer, installMessages, isConnected } from './open-messages';

export const open = installMessages();
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
export async function openWhileUploading(chat: Parameters<typeof open>[1] = {}) {
  const { letThrough, answers } = heldUploads();
  const opened = open(<MessagesPage />, { answers, ...chat });
  await isConnected();
  await opened.user.upload(await screen.findByTestId('picture-file'), aRoof());
  await opened.user.type(await composer(), 'The roof.{Enter}');
  await waitFor(() => expect(letThrough).toHaveLength(1));
  return { ...opened, letThrough };
}
type Opened = Awaited<ReturnType<typeof openWhileUploading>>;

export const storedWords = ({ server }: Opened) =>
  server.world.chat.threads[0]?.messages.map(({ message_content }) => message_content);
export const sentIds = ({ server }: Opened) =>
  server.sockets.calls
    .filter(({ event }) => event === newMessage.event)
    .map(({ payload }) => newMessage.payload.parse(payload).id);
