import { listConversations, listMessages } from '@keydate/contracts/chat';
import { act, screen, waitFor } from '@testing-library/react';
import { installMessages, isConnected, message } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();
type Opened = ReturnType<typeof open>;

function reconnect({ server }: Opened) {
  act(() => server.sockets.setStatus('error'));
  act(() => server.sockets.setStatus('connected'));
}

describe('an open conversation is read on the server', () => {
  const isRead = async ({ server }: Opened, number: number) => {
    await waitFor(() => expect(server.world.chat.threads[0]?.read.wren).toBe(number));
    await waitFor(() => expect(screen.queryByText(/unread/)).not.toBeInTheDocument());
  };
  /** The next answers to a call come when they are let through. */
  function hold({ server }: Opened, call: typeof listConversations | typeof listMessages): () => void {
    let letThrough = () => {};
    const until = new Promise<void>((resolve) => (letThrough = resolve));
    server.world.faults.push({ call, kind: 'held', until });
    return () => letThrough();
  }

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
