import { listConversations, listMessages } from '@keydate/contracts/chat';
import type { Call } from '@keydate/contracts/call';
import { companyClients } from '@keydate/contracts/clients';
import { companyAgents } from '@keydate/contracts/teammates';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import type { Fault } from '@keydate/testing/fake-server/world';
import { screen, within } from '@testing-library/react';
import { installMessages, message } from '../../test/open-messages';
import MessagesPage from './messages-page';
import NewConversationPage from './new-conversation-page';

const open = installMessages();
// the list scrolls when older messages come above the others, and jsdom scrolls nothing
beforeAll(() => (HTMLElement.prototype.scrollBy = () => undefined));
type Opened = ReturnType<typeof open>;

const refused = (call: Call): Fault => ({ call, kind: 'refused', code: 'INTERNAL' });

/** The next answers to a call come when they are let through. */
function hold({ server }: Opened, call: Call): () => void {
  const { fault, letAnswer } = heldCall(call);
  server.world.faults = [fault];
  return letAnswer;
}

const alert = async (sentence: string) => {
  const words = await screen.findByText(sentence);
  return words.closest<HTMLElement>('[role=alert]')!;
};
const tryAgain = (notice: HTMLElement) => within(notice).getByRole('button', { name: 'Try again' });

test('a list of conversations that failed says so, no higher than its words, and loads when tried again', async () => {
  const opened = open(<MessagesPage />, { at: '/messages', faults: [refused(listConversations)] });
  const notice = await alert('Your conversations could not be loaded.');
  expect(notice).toHaveStyle({ alignSelf: 'start' });
  const letThrough = hold(opened, listConversations);

  await opened.user.click(tryAgain(notice));

  expect(await screen.findByRole('status', { name: 'Loading your conversations' })).toBeInTheDocument();
  expect(screen.queryByText('Your conversations could not be loaded.')).not.toBeInTheDocument();
  letThrough();
  expect(await screen.findByRole('link', { name: /Marisol/ })).toBeVisible();
});

test('a thread that failed says so, and loads when it is tried again', async () => {
  const opened = open(<MessagesPage />, { faults: [refused(listMessages)] });
  const notice = await alert('The messages could not be loaded.');
  const letThrough = hold(opened, listMessages);

  await opened.user.click(tryAgain(notice));

  expect(await screen.findByRole('status', { name: 'Loading the messages' })).toBeInTheDocument();
  letThrough();
  expect(await message('Not yet.')).toBeInTheDocument();
});

test.each([
  ['Client', companyClients, /Odalys/],
  ['Agents', companyAgents, /Marisol/],
] as const)('people of the tab %s that failed say so, and load when they are tried again', async (tab, call, name) => {
  const opened = open(<NewConversationPage />, { at: '/new-conversation', faults: [refused(call)] });
  await opened.user.click(await screen.findByRole('tab', { name: tab }));
  const notice = await alert('The people could not be loaded.');
  opened.server.world.faults = [];

  await opened.user.click(tryAgain(notice));

  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('people are loading until the server has answered', async () => {
  const opened = open(<NewConversationPage />, { at: '/new-conversation' });
  const letThrough = hold(opened, companyClients);
  expect(await screen.findByRole('status', { name: 'Loading people' })).toBeInTheDocument();
  letThrough();
  expect(await screen.findByRole('link', { name: /Odalys/ })).toBeVisible();
});
