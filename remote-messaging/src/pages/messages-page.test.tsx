import { uploadMedia } from '@keydate/contracts/chat';
import { conversationRead, messagesRead, newMessage, newMessageReceived } from '@keydate/contracts/chat-events';
import { catchUp } from '@keydate/contracts/socket';
import { DAY_MS } from '@keydate/domain/durations';
import { aClient } from '@keydate/testing/builders/clients';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { anAgent, anEmployee, aLender, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { aTransaction } from '@keydate/testing/builders/transactions';
import type { ChatScript } from '@keydate/testing/fake-server/chat-script';
import type { Fake } from '@keydate/testing/fake-server/fake';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inViewport } from '../../test/in-viewport';
import { loadImages } from '../../test/load-images';
import { pasted } from '../../test/open-messages';
import { UnreadCount } from '../features/count-unread/unread-count';
import MessagesPage from './messages-page';

const serve = installFakeServer();
beforeEach(() => {
  // tabs catch up at a moment by chance, so that not all ask the server at once: here at once
  jest.spyOn(Math, 'random').mockReturnValue(0);
  window.sessionStorage.clear();
  loadImages('load');
});

const wren = aRealtor({ _id: 'wren' });
const marisol = anAgent({ _id: 'marisol', company: wren.company });
const tobias = anEmployee({ _id: 'tobias', company: wren.company });
const odalys = aClient({ id: 'odalys' });

function openMessages(
  {
    at = '/messages?with=marisol',
    state = null,
    timeZone = null,
    ...chat
  }: Partial<ChatScript> & { at?: string; state?: unknown; timeZone?: string | null } = {},
  answers: readonly Fake[] = [],
) {
  const threads = chat.threads ?? [
    aThread({ between: [wren, marisol], written: ['Is it signed?', 'Not yet.'], unread: 2 }),
    aThread({ between: [wren, tobias], written: ['Hello.'], lastAt: new Date(Date.now() - 3 * DAY_MS) }),
  ];
  const server = serve(
    {
      accounts: [wren, marisol, tobias].map((user) => anAccount(user)),
      clients: [odalys],
      chat: { ...chat, threads },
    },
    answers,
  );
  const page = renderPage(
    inViewport(
      <>
        <UnreadCount />
        <MessagesPage />
      </>,
    ),
    { at, state, path: '/messages', session: signedIn(server, { ...wren, timeZone }) },
  );
  return { server, ...page };
}

function openWithLender() {
  const ilse = aLender({ _id: 'ilse' });
  const server = serve({
    accounts: [wren, ilse].map((user) => anAccount(user)),
    transactions: [aTransaction({ _id: 'transaction-1' })],
    owners: { 'transaction-1': 'wren' },
    lenders: [
      anAcceptedLender({ _id: 'ilse', fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range' }),
    ],
    chat: { threads: [aThread({ between: [wren, ilse], written: ['From the first company.'] })] },
  });
  const page = renderPage(inViewport(<MessagesPage />), {
    at: '/messages?with=ilse',
    path: '/messages',
    session: signedIn(server, wren),
  });
  return { server, ...page };
}

const thread = () => screen.findByRole('log');
const message = async (words: string | RegExp) => within(await thread()).findByText(words);
const composer = () => screen.findByRole('textbox', { name: 'Message' });
const sendings = (calls: { event: string; payload: unknown }[]) =>
  calls
    .filter(({ event }) => event === newMessage.event)
    .map(({ payload }) => payload as { id: string; message: string });

describe('the list of conversations', () => {
  test('has who, when, the last message and what is unread; with nothing selected the thread says what to do', async () => {
    openMessages({ at: '/messages' });
    const list = await screen.findByRole('region', { name: 'Conversations' });
    const [first, second] = await within(list).findAllByRole('link');
    expect(first).toHaveTextContent(/Marisol Pruitt.*Today.*You: Not yet\..*1 unread/);
    expect(second).toHaveTextContent(/Tobias Lindqvist.*\d\d-\d\d-\d{4}.*Hello\./);
    expect(second).not.toHaveTextContent('You:');
    expect(screen.getByText('Select a conversation to start chatting')).toBeVisible();
  });

  test('has days and times in the time zone that the person has chosen, and so has the thread', async () => {
    const lastAt = new Date('2027-01-05T12:30:00.000Z');
    const threads = [aThread({ between: [wren, marisol], written: ['Is it signed?'], lastAt })];
    openMessages({ threads, timeZone: 'Pacific/Kiritimati' });
    const list = await screen.findByRole('region', { name: 'Conversations' });
    expect(await within(list).findByText('01-06-2027')).toBeVisible();
    expect(await message('Wednesday, 01-06-2027')).toBeInTheDocument();
    expect(await message('2:30 AM')).toBeInTheDocument();
  });

  test('says Yesterday after midnight, and so does the thread, though nothing has arrived', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date(2027, 5, 15, 23, 50) });
    openMessages({ threads: [aThread({ between: [wren, marisol], written: ['Is it signed?'] })] });
    const list = await screen.findByRole('region', { name: 'Conversations' });
    expect(await within(list).findByText('Today')).toBeVisible();
    expect(await message('Today')).toBeInTheDocument();

    jest.setSystemTime(new Date(2027, 5, 16, 0, 1));
    act(() => {
      jest.advanceTimersByTime(60_000);
    });

    expect(within(list).getByText('Yesterday')).toBeVisible();
    expect(await message('Yesterday')).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('is searched by name', async () => {
    const { user } = openMessages({ at: '/messages' });
    await screen.findByRole('link', { name: /Marisol/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'tob');
    expect(screen.queryByRole('link', { name: /Marisol/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Tobias/ })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'xyz');
    expect(screen.getByText('No conversation matches your search.')).toBeVisible();
  });

  test('shows whom a navigation has brought as a new conversation', async () => {
    const receiver = { _id: 'odalys', fullName: 'Odalys Brandt', avatar: null };
    openMessages({ at: '/messages', state: { receiver, kind: 'client' } });
    expect(await screen.findByRole('link', { name: /Odalys Brandt.*New conversation/ })).toBeVisible();
    expect(await screen.findByText(/The client gets this by email/)).toBeVisible();
  });
});

describe('a thread', () => {
  test('shows messages that arrive, in their order and each once, and counts as read', async () => {
    const { server } = openMessages();
    await message('Not yet.');
    await waitFor(() => expect(server.sockets.calls.map(({ event }) => event)).toContain(messagesRead.event));
    act(() => {
      const one = server.sockets.write('marisol', 'wren', 'One.');
      server.sockets.emit('wren', newMessageReceived, one);
      server.sockets.write('marisol', 'wren', 'Two.');
    });
    await message('Two.');
    const words = (await thread()).textContent;
    expect(words.match(/One\./g)).toHaveLength(1);
    expect(words.indexOf('One.')).toBeLessThan(words.indexOf('Two.'));
  });

  test('fetches what it missed when it sees a gap', async () => {
    const { server } = openMessages();
    await message('Not yet.');
    server.sockets.writeUnheard('marisol', 'wren', 'Missed.');
    act(() => void server.sockets.write('marisol', 'wren', 'Heard.'));
    await message('Missed.');
    const words = (await thread()).textContent;
    expect(words.indexOf('Missed.')).toBeLessThan(words.indexOf('Heard.'));
  });

  test('fetches what it missed when it connects again, and when the server asks it to', async () => {
    const { server } = openMessages();
    await message('Not yet.');
    act(() => server.sockets.setStatus('error'));
    server.sockets.writeUnheard('marisol', 'wren', 'While you were away.');
    act(() => server.sockets.setStatus('connected'));
    await message('While you were away.');
    server.sockets.writeUnheard('marisol', 'wren', 'While Redis was away.');
    act(() => server.sockets.emit('wren', catchUp, undefined));
    await waitFor(() => message('While Redis was away.'), { timeout: 5000 });
  });

  test('with a removed teammate can be read; its composer is closed and says why', async () => {
    const { server } = openMessages({ at: '/messages' });
    server.world.accounts.find(({ user }) => user._id === 'marisol')!.user = { ...marisol, company: null };
    fireEvent.click(await screen.findByRole('link', { name: /Marisol/ }));
    await message('Not yet.');
    expect(screen.getByText(/Marisol Pruitt is no longer in your company/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  });

  test('with a lender is open while a transaction is shared; when that ends, an open page closes it and says why', async () => {
    const { server, user } = openWithLender();
    await user.type(await composer(), 'Is it ordered?{Enter}');
    await message('Is it ordered?');
    server.world.lenders = server.world.lenders.map((lender) => ({ ...lender, state: 'withdrawn' }));
    act(() => server.sockets.emit('wren', catchUp, null));
    await screen.findByText(/^Ilse Okonjo and you no longer share an active transaction/, {}, { timeout: 5000 });
    await message('Is it ordered?');
    expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  });

  test('says so where there is nobody of this id', async () => {
    openMessages({ at: '/messages?with=nobody' });
    expect(await screen.findByText(/There is nobody here to write to/)).toBeVisible();
  });
});

describe('sending', () => {
  test('Enter sends the trimmed text, Shift+Enter begins a line, and nothing is sent of nothing', async () => {
    const { server, user } = openMessages();
    await user.type(await composer(), '  {Enter}');
    await user.type(await composer(), '  One{Shift>}{Enter}{/Shift}Two  {Enter}');
    await message(/One\s+Two/);
    expect(sendings(server.sockets.calls).map(({ message: words }) => words)).toEqual(['One\nTwo']);
    expect(await composer()).toHaveValue('');
  });

  test('Enter of an input method chooses a character and sends nothing, in the order of Chrome and of Safari', async () => {
    const { server, user } = openMessages();
    const box = await composer();
    await user.type(box, '契約');
    fireEvent.compositionStart(box);
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(box);
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: false });
    expect(sendings(server.sockets.calls)).toEqual([]);
    expect(box).toHaveValue('契約');
    await user.type(box, '{Enter}');
    await message('契約');
  });

  test('characters that nobody sees are nothing to send', async () => {
    const { server } = openMessages();
    fireEvent.change(await composer(), { target: { value: '\u200b\u3164 \u2800' } });
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.submit((await composer()).closest('form')!);
    expect(sendings(server.sockets.calls)).toEqual([]);
  });

  test('a first message of a server that died is in the list, also after a reload, until the server has it', async () => {
    const opened = openMessages({ threads: [], connection: 'error' });
    await opened.user.type(await composer(), 'Are you there?{Enter}');
    const entry = () => screen.findByRole('link', { name: /Marisol Pruitt.*You: Are you there\?/ });
    await entry();
    opened.unmount();

    const { server } = openMessages({ threads: [], connection: 'error', at: '/messages' });
    await entry();
    act(() => server.sockets.setStatus('connected'));

    await waitFor(() => expect(server.world.chat.threads).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /You: Are you there\?/ })).toHaveLength(1));
  });

  test('a refused message goes back into the composer, before any newer text, with the reason', async () => {
    const { server, user } = openMessages({ sending: 'MESSAGES_TOO_FAST' });
    const box = await composer();
    await waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
    fireEvent.change(box, { target: { value: 'First.' } });
    fireEvent.submit(box.closest('form')!);
    fireEvent.change(box, { target: { value: 'Newer' } });
    await waitFor(() => expect(box).toHaveValue('First.\nNewer'));
    expect(await screen.findByText(/You are sending messages too fast/)).toBeVisible();
    server.world.chat.sending = 'stored';
    await user.type(box, '{Enter}');
    await message(/First\.\s+Newer/);
  });

  test('a message without an answer stays as failed, and Retry sends it under the same id', async () => {
    const { server, user } = openMessages({ sending: 'unanswered' });
    await waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
    await user.type(await composer(), 'Hello?{Enter}');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.world.chat.sending = 'stored';
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
    const [first, second] = sendings(server.sockets.calls);
    expect(second?.id).toBe(first?.id);
    expect(
      server.world.chat.threads[0]?.messages.filter(({ message_content }) => message_content === 'Hello?'),
    ).toHaveLength(1);
  });

  test('what is sent while the connection is broken goes out when it is back', async () => {
    const { server, user } = openMessages();
    await message('Not yet.');
    act(() => server.sockets.setStatus('error'));
    await user.type(await composer(), 'Later.{Enter}');
    await message('Later.');
    expect(sendings(server.sockets.calls)).toEqual([]);
    act(() => server.sockets.setStatus('connected'));
    await waitFor(() => expect(sendings(server.sockets.calls)).toHaveLength(1));
  });

  test('text that was typed and not sent stays with its conversation', async () => {
    const { user } = openMessages();
    await user.type(await composer(), 'Half a sent');
    await user.click(await screen.findByRole('link', { name: /Tobias/ }));
    await waitFor(async () => expect(await composer()).toHaveValue(''));
    await user.click(screen.getByRole('link', { name: /Marisol/ }));
    await waitFor(async () => expect(await composer()).toHaveValue('Half a sent'));
  });

  test('text with a picture is one image message; spaces of its name become hyphens', async () => {
    const { server, user } = openMessages();
    await waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
    const file = new File(['picture'], 'my new roof.png', { type: 'image/png' });
    await user.upload(await screen.findByTestId('picture-file'), file);
    expect(await screen.findByRole('img', { name: 'The picture that will be sent' })).toBeVisible();
    await user.type(await composer(), 'The roof.{Enter}');
    await message('The roof.');
    await waitFor(() =>
      expect(server.world.chat.threads[0]?.messages.at(-1)).toMatchObject({
        message_type: 'image',
        message_content: 'The roof.',
      }),
    );
    expect(server.exchanges.find(({ call }) => call === uploadMedia)?.asked).toContain('my-new-roof.png');
  });

  test('a file that is no picture is refused at once, and the text stays', async () => {
    const { user } = openMessages();
    await user.type(await composer(), 'Look:');
    fireEvent.paste(await composer(), pasted(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })));
    expect(await screen.findByText(/This picture could not be read/)).toBeVisible();
    expect(await composer()).toHaveValue('Look:');
  });
});

describe('the connection', () => {
  test.each([
    ['connected', 'Connected'],
    ['disconnected', 'Connecting…'],
    ['error', 'Reconnecting…'],
    ['failed', 'Not connected'],
  ] as const)('%s is shown as %s', async (connection, words) => {
    openMessages({ connection });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('after failing there is a banner, whose Reconnect connects again', async () => {
    const { server, user } = openMessages({ connection: 'failed' });
    const reconnect = await screen.findByRole('button', { name: 'Reconnect' });
    server.world.chat.connection = 'connected';
    await user.click(reconnect);
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reconnect' })).not.toBeInTheDocument();
  });
});

test('what is unread is counted in the sidebar’s slot and in the title of the tab', async () => {
  document.title = 'Dashboard · Keydate';
  const { server } = openMessages({ at: '/messages?with=tobias' });
  expect(await screen.findByText('1 unread conversation')).toBeInTheDocument();
  expect(document.title).toBe('(1) Dashboard · Keydate');
  document.title = 'Messages · Keydate';
  await waitFor(() => expect(document.title).toBe('(1) Messages · Keydate'));
  act(() =>
    server.sockets.emit('wren', conversationRead, {
      conversationId: server.world.chat.threads[0]!.conversationId,
      receiverId: 'marisol',
      number: 2,
      unread: 0,
    }),
  );
  await waitFor(() => expect(document.title).toBe('Messages · Keydate'));
});
