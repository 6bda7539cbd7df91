import type { Message } from '@keydate/contracts/chat';
import type { newMessage } from '@keydate/contracts/chat-events';
import type { ConnectionStatus } from '@keydate/client/wire';

/** The messages of two people, by the ids of people and clients. */
export interface Thread {
  conversationId: string;
  members: readonly [string, string];
  /** In the order of their numbers. */
  messages: Message[];
  /** By the member's id, up to which number they have read. */
  read: Record<string, number>;
}

/** The conversations of the world, and how messages fare in it. */
export interface ChatScript {
  threads: Thread[];
  /** The status of every socket; `connected` unless given. */
  connection: ConnectionStatus;
  /** Messages are stored, never answered, or refused with a code that the call names. */
  sending: 'stored' | 'unanswered' | NonNullable<(typeof newMessage)['errors']>[number];
  /** The receivers' answers, one for each message that reaches them. */
  answers: string[];
  answersAfterMs: number;
  /** The pictures of the threads' messages, by their address below /api. */
  pictures: Readonly<Record<string, Blob>>;
}

export function aChatScript(script: Partial<ChatScript> = {}): ChatScript {
  return {
    threads: [],
    connection: 'connected',
    sending: 'stored',
    answers: [],
    answersAfterMs: 1500,
    pictures: {},
    ...script,
  };
}
