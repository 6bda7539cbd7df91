import { paths } from '@keydate/client';
import { uploadMedia } from '@keydate/contracts/chat';
import { newMessage } from '@keydate/contracts/chat-events';
import { fake } from '@keydate/testing/fake-server/fake';
import { breakOff } from '@keydate/testing/jest';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import {
  aRoof,
  asksBeforeUnload,
  composer,
  installMessages,
  isConnected,
  message,
  pasted,
  preview,
} from '../../test/open-messages';
import SidebarMessages from '../slots/sidebar-messages';
import MessagesPage from './messages-page';

const open = installMessages();
/** The sidebar is on every page, as in the product. */
const inProduct = (
  <>
    <SidebarMessages />
    <Routes>
      <Route path={paths.messages} element={<MessagesPage />} />
      <Route path="*" element={null} />
    </Routes>
  </>
);
const neverUploaded = fake(uploadMedia, () => new Promise<never>(() => undefined));

describe('a refusal', () => {
  test('is told on every page, with the receiver’s name, and leads to the words in their conversation', async () => {
    const { server, user } = open(inProduct, { connection: 'error', sending: 'MESSAGES_TOO_FAST' });
    await user.type(await composer(), 'Is it signed?{Enter}');
    await message('Is it signed?');
    await user.click(screen.getByRole('link', { name: 'New Conversation' }));
    await waitFor(() => expect(screen.queryByRole('log')).not.toBeInTheDocument());

    act(() => server.sockets.setStatus('connected'));

    expect(await screen.findByText('The message to Marisol Pruitt was not sent')).toBeVisible();
    expect(screen.getAllByText(/You are sending messages too fast/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show the message' }));
    expect(await composer()).toHaveValue('Is it signed?');
  });

  test('of a closed conversation leaves the words where they can be read, copied and removed', async () => {
    const { server, user } = open(inProduct);
    await isConnected();
    await user.type(await composer(), 'Are you still there?');
    const marisol = server.world.accounts.find(({ user: { _id } }) => _id === 'marisol')!;
    marisol.user = { ...marisol.user, company: null };
    await user.type(await composer(), '{Enter}');
    expect(await screen.findByText('The message to Marisol Pruitt was not sent')).toBeVisible();
    act(() => {
      server.sockets.setStatus('error');
      server.sockets.setStatus('connected');
    });

    const words = await screen.findByRole('textbox', { name: 'Your message was not sent. You can copy it.' });
    expect(words).toHaveValue('Are you still there?');
    expect(words).toHaveAttribute('readonly');
    expect(screen.getByText(/Marisol Pruitt is no longer in your company/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the text' }));
    expect(words).not.toBeInTheDocument();
  });
});

describe('a page that is left', () => {
  test('asks before it is closed or reloaded while a message has no acknowledgement, and not afterward', async () => {
    const { server, user } = open(inProduct, { connection: 'error' });
    await user.type(await composer(), 'Later.');
    expect(asksBeforeUnload()).toBe(false);
    await user.type(await composer(), '{Enter}');
    expect(asksBeforeUnload()).toBe(true);
    act(() => server.sockets.setStatus('connected'));
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  test('while offline sends what was written, in its order, once it is open again and connected', async () => {
    const before = open(inProduct, { connection: 'error' });
    await before.user.type(await composer(), 'First.{Enter}');
    await before.user.type(await composer(), 'Second.{Enter}');
    before.unmount();

    const { server } = open(inProduct);

    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
    const sent = server.world.chat.threads[0]?.messages.map(({ message_content }) => message_content);
    expect(sent).toEqual(['Not yet.', 'First.', 'Second.']);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('with a message that got no answer has it with Retry after a reload, and does not send it by itself', async () => {
    const before = open(inProduct, { sending: 'unanswered' });
    await isConnected();
    await before.user.type(await composer(), 'Signed!{Enter}');
    await screen.findByRole('button', { name: 'Retry' });
    before.unmount();

    const { server } = open(inProduct);

    await isConnected();
    await message('Signed!');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(server.sockets.calls.map(({ event }) => event)).not.toContain(newMessage.event);
  });

  test('with a picture on its way has the message’s words in the composer after a reload, before newer ones', async () => {
    const before = open(inProduct, { answers: [neverUploaded] });
    await isConnected();
    await before.user.upload(await screen.findByTestId('picture-file'), aRoof());
    await before.user.type(await composer(), 'The roof.{Enter}');
    await before.user.type(await composer(), 'Newer');
    before.unmount();

    const after = open(inProduct);
    await waitFor(async () => expect(await composer()).toHaveValue('The roof.\nNewer'));
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    after.unmount();
    open(inProduct);
    await waitFor(async () => expect(await composer()).toHaveValue('The roof.\nNewer'));
  });
});

describe('a picture', () => {
  const isSent = async (user: ReturnType<typeof open>['user'], server: ReturnType<typeof open>['server']) => {
    await user.type(await composer(), 'The roof.{Enter}');
    await message('The roof.');
    await waitFor(() => expect(server.world.chat.threads[0]?.messages.at(-1)?.message_type).toBe('image'));
  };

  test('is attached when it is pasted', async () => {
    const { server, user } = open(inProduct);
    await isConnected();
    fireEvent.paste(await composer(), pasted(aRoof()));
    expect(await preview()).toBeVisible();
    await isSent(user, server);
  });

  test('is attached when it is dropped anywhere on the page, which says so while it is dragged', async () => {
    const { server, user } = open(inProduct);
    await isConnected();
    await composer();
    const dataTransfer = { types: ['Files'], files: [aRoof()] };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(screen.getByText('Drop the picture here')).toBeVisible();
    const leaving = createEvent.dragLeave(document.body);
    // it leaves the window for no other element; jsdom's drag events have no such field
    fireEvent(document.body, Object.defineProperty(leaving, 'relatedTarget', { value: null }));
    expect(screen.queryByText('Drop the picture here')).not.toBeInTheDocument();
    fireEvent.dragOver(document.body, { dataTransfer });
    // the browser would open the file instead
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(await preview()).toBeVisible();
    expect(screen.queryByText('Drop the picture here')).not.toBeInTheDocument();
    await isSent(user, server);
  });

  const isBackInTheComposer = async ({ user, server }: ReturnType<typeof open>, sentence: string | RegExp) => {
    await isConnected();
    await user.upload(await screen.findByTestId('picture-file'), aRoof());
    await user.type(await composer(), 'The roof.{Enter}');
    expect(await screen.findByText('The message to Marisol Pruitt was not sent')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(await preview()).toBeVisible();
    expect(await composer()).toHaveValue('The roof.');
    expect(server.sockets.calls.map(({ event }) => event)).not.toContain(newMessage.event);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  };

  test('that the server refuses is in the composer with its text afterward, and nothing was sent', async () => {
    const tooLarge = fake(uploadMedia, ({ refuse }) => {
      throw refuse('PICTURE_TOO_LARGE');
    });
    await isBackInTheComposer(open(inProduct, { answers: [tooLarge] }), /10 MB and 60 megapixels/);
  });

  test('whose upload breaks off is in the composer with its text afterward, and can be sent again', async () => {
    const opened = open(inProduct);
    const { fetch } = globalThis;
    const broken = jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
      if (asked instanceof Request && asked.url.includes('chat/upload-media')) return breakOff(asked);
      return fetch(asked, init);
    });
    await isBackInTheComposer(opened, /^Keydate cannot be reached/);
    broken.mockRestore();

    await opened.user.type(await composer(), '{Enter}');
    await message('The roof.');
    await waitFor(() => expect(opened.server.world.chat.threads[0]?.messages.at(-1)?.message_type).toBe('image'));
  });
});
