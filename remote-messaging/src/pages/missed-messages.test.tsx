import { paths } from '@keydate/client';
import { listConversations, listMessages } from '@keydate/contracts/chat';
import { conversationRead, newMessageReceived } from '@keydate/contracts/chat-events';
import { CONVERSATION_PAGE_MAX } from '@keydate/contracts/limits';
import { anAgent } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { composer, installMessages, isConnected, marisol, message, odalys, wren } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();
type Opened = ReturnType<typeof open>;

function reconnect({ server }: Opened) {
  act(() => server.sockets.setStatus('error'));
  act(() => server.sockets.setStatus('connected'));
}

/** The next answers to a call come when they are let through. */
function hold({ server }: Opened, call: typeof listConversations | typeof listMessages): () => void {
  let letThrough = () => {};
  const until = new Promise<void>((resolve) => (letThrough = resolve));
  server.world.faults.push({ call, kind: 'held', until });
  return () => letThrough();
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

test('what another device has read stays read, though a list that the server made before comes after it', async () => {
  const threads = [aThread({ between: [wren, marisol], written: ['Hello.'], unread: 1 })];
  const opened = open(<MessagesPage />, { at: '/messages', threads });
  const { sockets } = opened.server;
  await screen.findByText('1 unread');
  await isConnected();
  const letThrough = hold(opened, listConversations);
  sockets.writeUnheard('tobias', 'wren', 'While you were away.');
  reconnect(opened);
  const { conversationId } = threads[0]!;
  act(() => sockets.emit('wren', conversationRead, { conversationId, receiverId: 'marisol', number: 1, unread: 0 }));
  expect(screen.queryByText('1 unread')).not.toBeInTheDocument();

  letThrough();

  await screen.findByText('While you were away.');
  expect(screen.getByRole('link', { name: /Marisol/ })).not.toHaveTextContent('unread');
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

test('an unread count that has a message in it counts that message once, though it comes later', async () => {
  const { server, conversationId } = await openOneUnread();
  const late = server.sockets.writeUnheard('marisol', 'wren', 'It is me.');
  const read = { conversationId, receiverId: 'marisol', number: 1, unread: 2, lastNumber: 3 };

  act(() => server.sockets.emit('wren', conversationRead, read));
  act(() => server.sockets.emit('wren', newMessageReceived, late));

  await screen.findByText('It is me.');
  expect(await screen.findByText('2 unread')).toBeVisible();
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

test('conversations are all listed once the connection is back, though their second page failed before', async () => {
  const agents = Array.from({ length: CONVERSATION_PAGE_MAX + 1 }, (_, at) => anAgent({ fullName: `Agent ${at + 1}` }));
  const threads = agents.map((agent, at) => {
    const lastAt = new Date(Date.now() - (at + 1) * 60_000);
    return aThread({ between: [wren, agent], written: ['Hello.'], lastAt });
  });
  const opened = open(<MessagesPage />, { at: '/messages', threads, team: agents });
  const { world, exchanges } = opened.server;
  const letThrough = hold(opened, listConversations);
  await waitFor(() => expect(exchanges.some(({ call }) => call === listConversations)).toBe(true));
  world.faults = [{ call: listConversations, kind: 'refused', code: 'INTERNAL' }];
  letThrough();
  await screen.findByText('Agent 1');
  await isConnected();
  expect(screen.queryByText('Agent 201')).not.toBeInTheDocument();
  world.faults = [];

  reconnect(opened);

  expect(await screen.findByText('Agent 201')).toBeInTheDocument();
});

test('what another device has read meanwhile is read once the connection is back, however far down the list it is', async () => {
  const agents = Array.from({ length: CONVERSATION_PAGE_MAX + 1 }, (_, at) => anAgent({ fullName: `Agent ${at + 1}` }));
  const threads = agents.map((agent, at) => {
    const lastAt = new Date(Date.now() - (at + 1) * 60_000);
    return aThread({
      between: [wren, agent],
      written: ['Hello.'],
      lastAt,
      unread: at === CONVERSATION_PAGE_MAX ? 1 : 0,
    });
  });
  const opened = open(<MessagesPage />, { at: '/messages', threads, team: agents });
  await screen.findByText('1 unread');
  await isConnected();
  threads.at(-1)!.read.wren = 1;

  reconnect(opened);

  await waitFor(() => expect(screen.queryByText('1 unread')).not.toBeInTheDocument());
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

  test('is there when the connection is back', async () => {
    const { join, ...opened } = await openWithMissing();
    join();
    reconnect(opened);
    expect(await composer()).toBeVisible();
  });

  test('is there when the conversation is opened again', async () => {
    const { join, user } = await openWithMissing();
    await user.click(screen.getByRole('link', { name: 'New Conversation' }));
    await waitFor(() => expect(screen.queryByText(/There is nobody here/)).not.toBeInTheDocument());
    join();
    act(() => window.history.back());
    expect(await composer()).toBeVisible();
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
