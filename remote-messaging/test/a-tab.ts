import { installSession, installWire } from '@keydate/client';
import { conversationRead } from '@keydate/contracts/chat-events';
import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import type { FakeServer } from '@keydate/testing/fake-server/fake-server';
import { otherOf, unreadOf } from '@keydate/testing/fake-server/threads';
import { anAccount, type WorldPart } from '@keydate/testing/fake-server/world';
import { signedIn } from '@keydate/testing/jest';
import { looseNetwork, type LooseNetwork } from '@keydate/testing/jest/loose-network';
import { createMessaging, type Messaging } from '../src/conversations/create-messaging';
import { NO_DRAFT, type MessagingState } from '../src/conversations/messaging-state';
import { restoreUnsent } from '../src/conversations/restore-unsent';

const wren = aRealtor({ _id: 'wren' });
const marisol = anAgent({ _id: 'marisol', company: wren.company });
const tobias = anEmployee({ _id: 'tobias', company: wren.company });

/** More promises than follow each other from an answer's arrival to its last effect. */
const PROMISES_IN_A_ROW = 200;

/** Wren has written more with Marisol than a page has, and nothing with Tobias yet. */
export function aWorldOfThree(): WorldPart {
  const written = Array.from({ length: 60 }, (_, at) => `before-${at}`);
  return {
    accounts: [wren, marisol, tobias].map((user) => anAccount(user)),
    chat: { threads: [aThread({ between: [wren, marisol], written, unread: 2 })] },
  };
}

/** A tab of Wren's without its page: its state, its actions, and the texts that were typed in it. */
export interface Tab {
  server: FakeServer;
  network: LooseNetwork;
  messaging: () => Messaging;
  state: () => MessagingState;
  /** Each word that was typed and not taken back. */
  typed: Set<string>;
  /** Those that were sent with a picture. */
  withPicture: Set<string>;
  /** A word that nobody has written before. */
  newWord: () => string;
  type: (receiverId: string) => void;
  attach: (receiverId: string) => void;
  send: (receiverId: string) => void;
  discard: (id: string) => void;
  /** Shows or hides the conversations, as page and sidebar do. */
  show: (isShown: boolean) => void;
  /** Brings the tab to the front or to the background. */
  look: (isVisible: boolean) => void;
  reload: () => void;
  signInAgain: () => void;
  /** Another device of Wren's reads all of a conversation. */
  readElsewhere: (otherId: string) => void;
  /** Lets so much time pass, and waits for everything that needs no network. */
  pass: (ms?: number) => Promise<void>;
  close: () => void;
}

/** The words of a text: each was typed once. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Opens a tab whose network the test holds. The clock is jest's. */
export function openTab(server: FakeServer): Tab {
  const network = looseNetwork(server);
  const session = signedIn(server, wren);
  const typed = new Set<string>();
  const withPicture = new Set<string>();
  let words = 0;
  let messaging: Messaging;
  let stop: (() => void) | undefined;

  window.sessionStorage.clear();
  installSession(session);
  jest.spyOn(globalThis, 'fetch').mockImplementation(network.fetch);
  const open = () => {
    installWire(network.open);
    messaging = createMessaging(wren._id, restoreUnsent(wren._id));
  };
  const show = (isShown: boolean) => {
    if (!isShown) stop?.();
    stop = isShown ? (stop ?? messaging.subscribe(() => undefined)) : undefined;
  };
  const newWord = () => {
    words += 1;
    return `word-${words}`;
  };
  const draftOf = (receiverId: string) => messaging.state().drafts[receiverId] ?? NO_DRAFT;
  open();
  show(true);

  return {
    server,
    network,
    typed,
    withPicture,
    newWord,
    show,
    messaging: () => messaging,
    state: () => messaging.state(),
    type: (receiverId) => {
      const word = newWord();
      typed.add(word);
      messaging.writeDraft(receiverId, { words: `${draftOf(receiverId).words} ${word}` });
    },
    attach: (receiverId) => messaging.writeDraft(receiverId, { picture: { file: new File(['roof'], 'roof.png') } }),
    send: (receiverId) => {
      const draft = draftOf(receiverId);
      if (draft.picture) wordsOf(draft.words).forEach((word) => withPicture.add(word));
      messaging.send(receiverId);
    },
    discard: (id) => {
      const taken = messaging.state().outbox.find((one) => one.id === id);
      for (const word of wordsOf(taken?.words ?? '')) {
        typed.delete(word);
        withPicture.delete(word);
      }
      messaging.discard(id);
    },
    look: (isVisible) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
    reload: () => {
      const { drafts, outbox } = messaging.state();
      // a file does not survive a reload: the words come back without it
      const withoutFile = outbox.filter(({ picture }) => !picture?.uploaded);
      for (const one of [...withoutFile, ...Object.values(drafts)])
        wordsOf(one.words).forEach((word) => withPicture.delete(word));
      messaging.end();
      show(false);
      network.closeAll();
      open();
      show(true);
    },
    signInAgain: () => session.login(wren, server.signIn(wren._id)),
    readElsewhere: (otherId) => {
      const thread = server.world.chat.threads.find((one) => otherOf(one, wren._id) === otherId);
      const number = thread?.messages.at(-1)?.number;
      if (!thread || number === undefined) return;
      thread.read[wren._id] = number;
      const { conversationId } = thread;
      const unread = unreadOf(thread, wren._id);
      const read = { conversationId, receiverId: otherId, number, unread, lastNumber: number };
      server.sockets.emit(wren._id, conversationRead, read);
    },
    pass: async (ms = 0) => {
      if (ms > 0) await jest.advanceTimersByTimeAsync(ms);
      // promises alone, for a timer of the real clock takes longer than all that happens
      for (let turn = 0; turn < PROMISES_IN_A_ROW; turn += 1) await Promise.resolve();
    },
    close: () => {
      messaging.end();
      show(false);
      network.closeAll();
    },
  };
}
