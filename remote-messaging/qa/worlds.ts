import { listConversations, listMessages } from '@keydate/contracts/chat';
import { companyClients } from '@keydate/contracts/clients';
import { companyAgents, companyEmployees } from '@keydate/contracts/teammates';
import { aClient } from '@keydate/testing/builders/clients';
import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { aThread, type Written } from '@keydate/testing/builders/threads';
import type { ChatScript } from '@keydate/testing/fake-server/chat-script';
import { anAccount, type WorldPart } from '@keydate/testing/fake-server/world';
import type { WorldPlan, WorldPlans } from '@keydate/testing/worlds/world-plan';
import type { User } from '@keydate/contracts/people';
import { DAY_MS } from '@keydate/domain/durations';
import { lenderAndRealtors, realtorAndLenders } from './lenders';

/** Of a house: wide as from a camera, and tall as from a phone. */
const aHouse = (width: number, height: number) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 64 48" preserveAspectRatio="xMidYMid slice">`,
      '<rect x="-64" y="-48" width="192" height="144" fill="#c9d6df"/><path d="M8 40V22l24-14 24 14v18z" fill="#52616b"/>',
      '<rect x="26" y="28" width="12" height="12" fill="#f0f5f9"/></svg>',
    ],
    { type: 'image/svg+xml' },
  );
const WIDE = { url: '/files/chat/wide.webp', picture: { width: 1600, height: 1200 } };
const TALL = { url: '/files/chat/tall.webp', picture: { width: 900, height: 1600 } };
const PICTURES = { [WIDE.url]: aHouse(1600, 1200), [TALL.url]: aHouse(900, 1600) };

const smallTalk: Written[] = [
  'Good morning! Did the inspection report come in?',
  'It did, an hour ago. The roof is fine; the furnace is twenty years old.',
  'Then we object to the furnace. The Inspection Objection Deadline is on Thursday.',
  'I will write the objection today and send it to you before it goes out.\n\nAnything else?',
  'Only the usual: please ask for the receipts of the last service.',
];

const allTalk = smallTalk.filter((one) => typeof one === 'string').join('\n');

/** A company with a team and clients, seen by the person who is signed in, and what they have written to each other. */
function aCompany(
  reader: User | null,
  chat: (team: {
    reader: User;
    marisol: User;
    tobias: User;
    odalys: ReturnType<typeof aClient>;
  }) => Partial<ChatScript>,
): WorldPart {
  const me = reader ?? aRealtor();
  const { company } = me;
  const marisol = anAgent({ company, _id: 'marisol' });
  const tobias = anEmployee({ company, _id: 'tobias' });
  const odalys = aClient({ id: 'odalys' });
  const team = { reader: me, marisol, tobias, odalys };
  const clients = [odalys, aClient({ fullName: 'Bruno Achterberg' }), aClient({ fullName: 'Ximena Duarte-Whitfield' })];
  return { accounts: [marisol, tobias].map((user) => anAccount(user)), clients, chat: chat(team) };
}

const someThreads: Parameters<typeof aCompany>[1] = ({ reader, marisol, tobias, odalys }) => ({
  threads: [
    aThread({ between: [reader, marisol], written: smallTalk, unread: 1 }),
    aThread({
      between: [reader, tobias],
      written: ['The client signed.', 'Great!'],
      lastAt: new Date(Date.now() - DAY_MS),
    }),
    aThread({
      between: [reader, odalys],
      written: ['Your closing is on June 12 at 10 AM. Please bring a photo ID.'],
      lastAt: new Date(Date.now() - 9 * DAY_MS),
    }),
  ],
  answers: ['Got it, thank you.', 'I will look at it this afternoon.', 'Perfect.'],
});

function conversations(
  title: string,
  note: string,
  chat: Partial<ChatScript>,
  more: Partial<WorldPlan> = {},
): WorldPlan {
  return {
    title,
    note,
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: (person) => aCompany(person, (team) => ({ ...someThreads(team), ...chat })),
    ...more,
  };
}

/** The server refuses all lists and threads; sockets work. */
const failing = (person: User | null): WorldPart => ({
  ...aCompany(person, someThreads),
  faults: [listConversations, listMessages, companyClients, companyAgents, companyEmployees].map((call) => ({
    call,
    kind: 'refused',
    code: 'INTERNAL',
  })),
});
const slow = (person: User | null): WorldPart => ({ ...aCompany(person, someThreads), latencyMs: 4000 });

export const worlds: WorldPlans = {
  conversations: conversations(
    'Conversations',
    'Write to Marisol: she answers three times. Switch to another conversation and see the count.',
    {},
    { at: '/messages' },
  ),
  'no-conversation': {
    title: 'No conversation yet',
    note: 'The list says what will appear; New Conversation leads on.',
    viewer: 'SuperRealtor',
    at: '/messages',
    world: (person) => aCompany(person, () => ({})),
  },
  'long-thread': {
    title: 'A thread of 10,000 messages',
    note: 'Scroll up: older messages load without a jump. Scrolled up, write from another tab or wait for an answer: a chip appears. The thread with Tobias has rows of every height.',
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: (person) =>
      aCompany(person, ({ reader, marisol, tobias }) => ({
        threads: [
          aThread({
            between: [reader, tobias],
            written: Array.from({ length: 120 }, (_, at) => `Row ${at + 1}. ${allTalk.repeat((at * 7) % 5)}`),
            lastAt: new Date(Date.now() - DAY_MS),
          }),
          aThread({
            between: [reader, marisol],
            written: Array.from({ length: 10_000 }, (_, at) => `Message ${at + 1}. ${smallTalk[at % 5] as string}`),
            apartMs: 20 * 60_000,
          }),
        ],
        answers: Array.from({ length: 20 }, (_, at) => `Answer ${at + 1}.`),
      })),
  },
  pictures: {
    title: 'Pictures',
    note: 'Open one by click or Enter; Esc closes it. Attach, paste or drop one; its preview can be removed.',
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: (person) =>
      aCompany(person, ({ reader, marisol }) => ({
        threads: [
          aThread({
            between: [reader, marisol],
            written: ['Here is the house.', { ...WIDE, message_content: 'The front, from the street.' }, TALL, WIDE],
          }),
        ],
        pictures: PICTURES,
      })),
  },
  'long-names': {
    title: 'Very long names',
    note: 'Names are cut where there is no room, and read out whole.',
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: (person) =>
      aCompany(person, ({ reader, marisol, tobias }) => {
        const fullName = 'Maximiliana Konstantinopolitanski-Oberhausen de la Vega y Santacruz-Montgomery';
        return {
          threads: [marisol, tobias].map((other) => {
            const named = Object.assign(other, {
              fullName: other === marisol ? fullName : fullName.replaceAll(/[ -]/g, ''),
            });
            return aThread({ between: [reader, named], written: smallTalk, unread: 5 });
          }),
        };
      }),
  },
  'any-text': {
    title: 'Texts of every kind',
    note: 'HTML, turned text, emoji, one long word: each is shown as plain text and moves nothing.',
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: (person) =>
      aCompany(person, ({ reader, marisol }) => ({
        threads: [
          aThread({
            between: [reader, marisol],
            written: [
              '<script>alert(1)</script> <b>bold</b>',
              '\u202etxet denrut',
              '🎉👩‍👩‍👧‍👦',
              'x'.repeat(600),
              'שלום, the offer is 450,000 dollars.',
              'A text of many lines.\n'.repeat(30),
            ],
          }),
        ],
      })),
  },
  'failing-send': conversations(
    'No answer to a message',
    'Send something: it stays in the thread as failed, with Retry and Remove.',
    { sending: 'unanswered' },
  ),
  flood: conversations(
    'Refused by the flood limit',
    'Send something: it comes back into the composer, with the reason.',
    { sending: 'MESSAGES_TOO_FAST' },
  ),
  reconnecting: conversations('Reconnecting', 'What is sent waits for the connection.', { connection: 'error' }),
  failed: conversations('The connection failed', 'The banner offers Reconnect; it fails again.', {
    connection: 'failed',
  }),
  'to-a-client': conversations(
    'A message to a client',
    'The composer says that it goes out by email.',
    {},
    {
      at: '/messages?with=odalys',
    },
  ),
  'removed-teammate': {
    title: 'A teammate who was removed',
    note: 'The thread stays readable; the composer is closed and says why.',
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: (person) => {
      const world = aCompany(person, someThreads);
      const [marisol, ...others] = world.accounts ?? [];
      return {
        ...world,
        accounts: marisol ? [{ ...marisol, user: { ...marisol.user, company: null } }, ...others] : [],
      };
    },
  },
  'a-lender-writes': {
    title: 'A lender and two realtors',
    note: 'Write to Wren: she answers. Saoirse has withdrawn her transaction: that thread can be read, and its composer says why it is closed.',
    viewer: 'SuperLender',
    at: '/messages?with=wren',
    world: lenderAndRealtors,
  },
  'sharing-ended': {
    title: 'A lender whose transaction was withdrawn',
    note: 'The thread stays readable; the composer is closed and says why.',
    viewer: 'SuperLender',
    at: '/messages?with=saoirse',
    world: lenderAndRealtors,
  },
  'a-realtor-writes-to-lenders': {
    title: 'A realtor and two lenders',
    note: 'Write to Ilse: she answers. Osric has left his company: that thread can be read. New Conversation has no tab for lenders.',
    viewer: 'SuperRealtor',
    at: '/messages?with=ilse',
    world: realtorAndLenders,
  },
  'whom-to-write': {
    title: 'Who to write to, as a super role',
    note: 'Tabs: Client, Agents.',
    viewer: 'SuperRealtor',
    at: '/new-conversation',
    world: (person) => aCompany(person, someThreads),
  },
  'whom-to-write-agent': {
    title: 'Who to write to, as an agent',
    note: 'Tabs: Client, Employee.',
    viewer: 'Agent',
    at: '/new-conversation',
    world: (person) => aCompany(person, someThreads),
  },
  'failing-server': {
    title: 'A failing server',
    note: 'List and thread say that they could not be loaded, and offer Try again; it fails again.',
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: failing,
  },
  'failing-people': {
    title: 'Who to write to, on a failing server',
    note: 'Both tabs say that the people could not be loaded, and offer Try again; it fails again.',
    viewer: 'SuperRealtor',
    at: '/new-conversation',
    world: failing,
  },
  'slow-server': {
    title: 'A slow server',
    note: 'Every answer takes four seconds: skeletons in the list, a spinner in the thread.',
    viewer: 'SuperRealtor',
    at: '/messages?with=marisol',
    world: slow,
  },
  'slow-people': {
    title: 'Who to write to, on a slow server',
    note: 'Every answer takes four seconds: skeletons in each tab.',
    viewer: 'SuperRealtor',
    at: '/new-conversation',
    world: slow,
  },
  'whom-to-write-employee': {
    title: 'Who to write to, as an employee',
    note: 'A third tab is named after the owner’s role.',
    viewer: 'Employee',
    at: '/new-conversation',
    world: (person) => aCompany(person, someThreads),
  },
};
