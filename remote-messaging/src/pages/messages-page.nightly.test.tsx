import { listMessages } from '@keydate/contracts/chat';
import { DAY_MS } from '@keydate/domain/durations';
import { aClient } from '@keydate/testing/builders/clients';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { anAgent, anEmployee, aLender, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { chatFakes } from '@keydate/testing/fake-server/chat.fakes';
import type { ChatScript } from '@keydate/testing/fake-server/chat-script';
import type { Fake } from '@keydate/testing/fake-server/fake';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { inViewport } from '../../test/in-viewport';
import { loadImages } from '../../test/load-images';
import { UnreadCount } from '../features/count-unread/unread-count';
import MessagesPage from './messages-page';

const serve = installFakeServer();
beforeEach(() => {
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

describe('the list of conversations', () => {
  test('has them in the zone of the device, where the browser does not know the chosen one', async () => {
    const lastAt = new Date(2027, 0, 5, 12, 30);
    const threads = [aThread({ between: [wren, marisol], written: ['Is it signed?'], lastAt })];
    openMessages({ threads, timeZone: 'Mars/Olympus_Mons' });
    expect(await message('Tuesday, 01-05-2027')).toBeInTheDocument();
    expect(await message('12:30 PM')).toBeInTheDocument();
  });
});

describe('a thread', () => {
  test('shows what was written while its first page was on its way', async () => {
    const pages = chatFakes.find(({ call }) => call === listMessages)!;
    let isFirst = true;
    const { server } = openMessages({}, [
      {
        ...pages,
        answer: async (asked) => {
          const page = await pages.answer(asked);
          if (isFirst) server.sockets.write('marisol', 'wren', 'Just now.');
          isFirst = false;
          return page;
        },
      },
    ]);
    await message('Just now.');
    expect((await thread()).textContent).toMatch(/Not yet\..*Just now\./);
  });

  test('with a lender who has come back from another company begins anew with the first message', async () => {
    const { server } = openWithLender();
    await message('From the first company.');
    const [before] = server.world.chat.threads;
    server.world.chat.threads = [{ ...before!, conversationId: 'of-the-second', messages: [] }];
    act(() => void server.sockets.write('ilse', 'wren', 'From the second.'));
    await message('From the second.');
    const words = within(await thread());
    await waitFor(() => expect(words.queryByText('From the first company.')).not.toBeInTheDocument());
  });
});

describe('sending', () => {
  test('a refused picture goes back into the composer with its words', async () => {
    const { server, user } = openMessages({ sending: 'MESSAGES_TOO_FAST' });
    await waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
    await user.upload(
      await screen.findByTestId('picture-file'),
      new File(['picture'], 'roof.png', { type: 'image/png' }),
    );
    await user.type(await composer(), 'The roof.{Enter}');
    expect(await screen.findByText(/You are sending messages too fast/)).toBeVisible();
    expect(await composer()).toHaveValue('The roof.');
    expect(screen.getByRole('img', { name: 'The picture that will be sent' })).toBeVisible();
    server.world.chat.sending = 'stored';
    await user.type(await composer(), '{Enter}');
    await message('The roof.');
    expect(server.world.chat.threads[0]?.messages.at(-1)?.message_type).toBe('image');
  });
});
