import { installWire, type OpenWire } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { aClient } from '@keydate/testing/builders/clients';
import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import type { ChatScript } from '@keydate/testing/fake-server/chat-script';
import type { Fake } from '@keydate/testing/fake-server/fake';
import { anAccount, type Fault } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { inViewport } from './in-viewport';
import { loadImages } from './load-images';

export const wren = aRealtor({ _id: 'wren' });
export const marisol = anAgent({ _id: 'marisol', company: wren.company });
const tobias = anEmployee({ _id: 'tobias', company: wren.company });
export const odalys = aClient({ id: 'odalys' });

interface Opening extends Partial<Omit<ChatScript, 'answers'>> {
  at?: string;
  /** More people who have an account. */
  team?: readonly User[];
  /** Calls that do not go as they should. */
  faults?: Fault[];
  /** Answers calls in the place of the fake server. */
  answers?: readonly Fake[];
  /** Puts something between the page and its socket. */
  around?: (open: OpenWire) => OpenWire;
}

/** Called once, at the top of the file: gives what shows Wren a page, with a conversation with Marisol and one with Tobias. */
export function installMessages() {
  const serve = installFakeServer();
  beforeEach(() => {
    window.sessionStorage.clear();
    loadImages('load');
  });

  return (
    page: ReactElement,
    { at = '/messages?with=marisol', team = [], faults = [], answers, around, ...chat }: Opening = {},
  ) => {
    const threads = [marisol, tobias].map((other) => aThread({ between: [wren, other], written: ['Not yet.'] }));
    const accounts = [wren, marisol, tobias, ...team].map((user) => anAccount(user));
    const server = serve({ accounts, clients: [odalys], faults, chat: { threads, ...chat } }, answers);
    if (around) installWire(around(server.sockets.open));
    return { server, ...renderPage(inViewport(page), { at, session: signedIn(server, wren) }) };
  };
}

export const isConnected = () => waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
export const composer = () => screen.findByRole('textbox', { name: 'Message' });
export const message = async (words: string) => within(await screen.findByRole('log')).findByText(words);
export const preview = () => screen.findByRole('img', { name: 'The picture that will be sent' });
export const aRoof = () => new File(['picture'], 'roof.png', { type: 'image/png' });
/** The content of a paste, as the browser passes it. */
export const pasted = (file: File, words = '') => ({ clipboardData: { files: [file], getData: () => words } });
/** True if the browser would ask before it leaves the page. */
export const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
