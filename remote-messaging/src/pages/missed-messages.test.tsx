import { paths } from '@keydate/client';
import { listConversations, listMessages } from '@keydate/contracts/chat';
import { conversationRead } from '@keydate/contracts/chat-events';
import { aThread } from '@keydate/testing/builders/threads';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { installMessages, isConnected, marisol, message, odalys, wren } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();
type Opened = ReturnType<typeof open>;

function reconnect({ server }: Opened) {
  act(() => server.sockets.setStatus('error'));
  act(() => server.sockets.setStatus('connected'));
}

/** The next answers to a call come when they are let through. */
function hold({ server }: Opened, call: typeof listConversations | typeof listMessages): () => void {
  const { fault, letAnswer } = heldCall(call);
  server.world.faults.push(fault);
  return letAnswer;
}

describe('an open conversation is read on the server', () => {
  const isRead = async ({ server }: Opened, number: number) => {
    await waitFor(() => expect(server.world.chat.threads[0]?.read.wren).toBe(number));
    await waitFor(() => expect(screen.queryByText(/unread/)).not.toBeInTheDocument());
  };

  test('when its first message arrives', async () => {
    const opened = open(<MessagesPage />, { threads: [] });
    await screen.findByText(/Nobody has written yet/);
    await isConnected();
    act(() => void opened.server.sockets.write('marisol', 'wren', 'First.'));
    await message('First.');
    await screen.findByRole('link', { name: /Marisol/ });
    await isRead(opened, 1);
  });

  test.each([
    ['list', listConversations],
    ['thread', listMessages],
  ] as const)('when the %s comes last after the connection was broken', async (_last, call) => {
    const opened = open(<MessagesPage />);
    await message('Not yet.');
    await isConnected();
    const letThrough = hold(opened, call);
    opened.server.sockets.writeUnheard('marisol', 'wren', 'While you were away.');
    reconnect(opened);
    const isList = call === listConversations;
    const other = isList ? screen.getByRole('log') : screen.getByRole('region', { name: 'Conversations' });
    await waitFor(() => expect(other).toHaveTextContent('While you were away.'));

    letThrough();

    await isRead(opened, 2);
  });
});

test('a message that no event brought is fetched when the person comes back to the tab', async () => {
  const { server } = open(<MessagesPage />);
  await message('Not yet.');
  await isConnected();
  server.sockets.writeUnheard('marisol', 'wren', 'While you looked away.');

  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(await message('While you looked away.')).toBeInTheDocument();
});

/** Marisol has written twice; Wren has read the first. */
async function openOneUnread() {
  const written = ['Hello.', 'Are you there?'].map((message_content) => ({ message_content, from: marisol }));
  const thread = aThread({ between: [wren, marisol], written, unread: 1 });
  const { server } = open(<MessagesPage />, { at: '/messages', threads: [thread] });
  await screen.findByText('1 unread');
  await isConnected();
  return { server, conversationId: thread.conversationId };
}

test('an unread count from before a message that is here does not hide it', async () => {
  const { server, conversationId } = await openOneUnread();
  const read = { conversationId, receiverId: 'marisol', number: 1, unread: 0, lastNumber: 1 };

  act(() => server.sockets.emit('wren', conversationRead, read));

  expect(screen.getByText('1 unread')).toBeVisible();
});

test('a message that comes after the news that it was read is not unread', async () => {
  const threads = [aThread({ between: [wren, marisol], written: ['Hello.'] })];
  const { server } = open(<MessagesPage />, { at: '/messages', threads });
  await screen.findByText('Hello.');
  await isConnected();
  const { conversationId } = threads[0]!;
  const read = { conversationId, receiverId: 'marisol', number: 2, unread: 0 };
  act(() => server.sockets.emit('wren', conversationRead, read));

  act(() => void server.sockets.write('marisol', 'wren', 'Are you there?'));

  await screen.findByText('Are you there?');
  expect(screen.getByRole('link', { name: /Marisol/ })).not.toHaveTextContent('unread');
});

describe('somebody who could not be written to', () => {
  const page = (
    <Routes>
      <Route path={paths.messages} element={<MessagesPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  async function openWithMissing() {
    const opened = open(page, { threads: [] });
    const account = opened.server.world.accounts.find(({ user }) => user._id === 'marisol')!;
    account.user = { ...marisol, company: null };
    await isConnected();
    await screen.findByText(/There is nobody here to write to/);
    const join = () => {
      account.user = marisol;
    };
    return { ...opened, join };
  }

  test('is there when they write', async () => {
    const { server, join } = await openWithMissing();
    join();
    act(() => void server.sockets.write('marisol', 'wren', 'I am back.'));
    await message('I am back.');
  });
});

test('somebody who leaves before anybody has written can no longer be written to, once the connection is back', async () => {
  const opened = open(<MessagesPage />, { threads: [] });
  await screen.findByText(/Nobody has written yet/);
  await isConnected();
  opened.server.world.accounts.find(({ user }) => user._id === 'marisol')!.user = { ...marisol, company: null };
  reconnect(opened);
  await screen.findByText(/There is nobody here to write to/);
});

test('a message to a client is delivered when its email was handed over, though the tab did not hear of it', async () => {
  const sent = { message_content: 'Closing is on Friday.', isDelivered: false };
  const threads = [aThread({ between: [wren, odalys], written: [sent] })];
  const opened = open(<MessagesPage />, { at: '/messages?with=odalys', threads });
  await screen.findByText('Sent');
  await isConnected();
  threads[0]!.messages[0]!.isDelivered = true;
  reconnect(opened);
  expect(await screen.findByText('Delivered')).toBeInTheDocument();
});
