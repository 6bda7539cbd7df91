import { SOCKET_PATH } from '@keydate/contracts/socket';
import { io, type Socket } from 'socket.io-client';
import type { TestPerson } from '../../test/people';
import type { ChatServer } from './chat-server';

/** A person's open tab, and the person to whom they write. */
export interface Tab {
  socket: Socket;
  receiverId: string;
}

const TOGETHER = 100;

/** Opens a tab for each of the people, who write to each other in pairs. */
export async function openTabs(server: ChatServer, people: readonly TestPerson[]): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let from = 0; from < people.length; from += TOGETHER) {
    const opened = people.slice(from, from + TOGETHER).map(async (person, at) => {
      const other = people[(from + at) ^ 1];
      const socket = io(server.origin, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        query: server.addressOf(person),
        forceNew: true,
        reconnection: false,
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return { socket, receiverId: other?.id ?? '' };
    });
    tabs.push(...(await Promise.all(opened)));
  }
  return tabs;
}

export function closeTabs(tabs: readonly Tab[]): void {
  for (const { socket } of tabs) socket.disconnect();
}
