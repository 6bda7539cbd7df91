import type { Message } from '@keydate/contracts/chat';
import { messageDelivered, newMessage, newMessageReceived } from '@keydate/contracts/chat-events';
import type {
  SocketCall,
  SocketEvent,
  SocketInput,
  SocketPayload,
  SocketRefusal,
  SocketReply,
} from '@keydate/contracts/socket';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { TestPerson } from './people';
import type { TestServer } from './test-server';

/** A tab or device of somebody: one socket. */
export interface Device {
  socket: Socket;
  /** The events received, by name, oldest first. */
  received: Message[];
  delivered: Message[];
  /** Makes a socket call and returns its acknowledgement. */
  call<C extends SocketCall>(call: C, payload: SocketInput<C>): Promise<SocketReply<C> & Partial<SocketRefusal>>;
  /** Sends a text and returns the message as stored. */
  write(receiverId: string, words: string, id?: string): Promise<Message>;
  /** Resolves with the next event of this kind that `fits`; earlier ones count too. */
  hear<E extends SocketEvent>(event: E, fits?: (payload: SocketPayload<E>) => boolean): Promise<SocketPayload<E>>;
}

const open = new Set<Socket>();

/** Closes the sockets of a test; call it after each. */
export function closeDevices(): void {
  for (const socket of open) socket.disconnect();
  open.clear();
}

/** Connects as the browser does, with the token in the query. */
export async function aDevice(
  { origin }: Pick<TestServer, 'origin'>,
  { token }: Pick<TestPerson, 'token'>,
): Promise<Device> {
  const socket = openSocket(origin, token);
  const heard: { event: string; payload: unknown }[] = [];
  const listeners = new Set<() => void>();
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload });
    for (const listener of [...listeners]) listener();
  });
  await connected(socket);
  const all = (event: SocketEvent) =>
    heard.filter((one) => one.event === event.event).map(({ payload }) => payload as Message);
  const device: Device = {
    socket,
    get received() {
      return all(newMessageReceived);
    },
    get delivered() {
      return all(messageDelivered);
    },
    call: ({ event }, payload) => socket.timeout(30_000).emitWithAck(event, payload),
    write: async (receiverId, words, id = randomUUID()) => {
      const answer = await device.call(newMessage, { receiverId, message_type: 'text', message: words, url: '', id });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.message;
    },
    hear: (event, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find((one) => one.event === event.event && fits(one.payload as never));
          if (!found) return;
          listeners.delete(look);
          resolve(found.payload as never);
        };
        listeners.add(look);
        look();
      }),
  };
  return device;
}

/** A socket that does not try again. */
export function openSocket(origin: string, token?: string): Socket {
  const socket = io(origin, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(token !== undefined && { query: { token } }),
  });
  open.add(socket);
  return socket;
}

async function connected(socket: Socket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

/** Resolves when the server has closed the socket. */
export async function closed({ socket }: Device): Promise<void> {
  if (socket.connected) await once(socket as never, 'disconnect');
}
