import { paths } from '@keydate/client';
import { listConversations, listMessages } from '@keydate/contracts/chat';
import { conversationRead, newMessageReceived } from '@keydate/contracts/chat-events';
import { CONVERSATION_PAGE_MAX } from '@keydate/contracts/limits';
import { anAgent } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { composer, installMessages, isConnected, marisol, wren } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();
type Opened = ReturnType<typeof open>;

function reconnect({ server }: Opened) {
  act(() => server.sockets.setStatus('error'));
  act(() => server.sockets.setStatus('connected'));
}

/** Holds back the answers to a call until the returned function is called. */
function hold({ server }: Opened, call: typeof listConversations | typeof listMessages): () => void {
  const { fault, letAnswer } = heldCall(call);
  server.world.faults.push(fault);
  return letAnswer;
}

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

test('an unread count that has a message in it counts that message once, though it comes later', async () => {
  const { server, conversationId } = await openOneUnread();
  const late = server.sockets.writeUnheard('marisol', 'wren', 'It is me.');
  const read = { conversationId, receiverId: 'marisol', number: 1, unread: 2, lastNumber: 3 };

  act(() => server.sockets.emit('wren', conversationRead, read));
  act(() => server.sockets.emit('wren', newMessageReceived, late));

  await screen.findByText('It is me.');
  expect(await screen.findByText('2 unread')).toBeVisible();
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
