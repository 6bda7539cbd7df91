import { SOCKET_TOKEN } from '@keydate/contracts/socket';
import { message } from '@keydate/contracts/chat';
import { startProduction } from '../../test/product-process';
import type { TestPerson } from '../../test/people';

/** One of the two compared servers, in a process of its own. */
export interface ChatServer {
  origin: string;
  pid: () => number | undefined;
  /** The query with which somebody connects. */
  addressOf: (person: TestPerson) => Record<string, string>;
  /** The id of a message that a receiver got. */
  idOf: (heard: unknown) => string;
  stop: () => Promise<void>;
}

// made once: making it for each message would take more of the one processor than the message
const heardMessage = message.pick({ _id: true });

/** The built server as in production, without the limit of messages a person may send a minute. */
export async function startKeydate(databaseUrl: string): Promise<ChatServer> {
  const server = await startProduction(databaseUrl, { MESSAGES_PER_MINUTE: '1000000000' });
  return {
    origin: server.origin,
    pid: server.pid,
    addressOf: ({ token }) => ({ [SOCKET_TOKEN]: token }),
    idOf: (heard) => heardMessage.parse(heard)._id,
    stop: server.stop,
  };
}
