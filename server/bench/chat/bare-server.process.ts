import { createServer } from 'node:http';
import { newMessage, newMessageReceived } from '@keydate/contracts/chat-events';
import { SOCKET_PATH } from '@keydate/contracts/socket';
import { Server } from 'socket.io';
import { z } from 'zod';

/**
 * A socket.io server that does no more than it must: it acknowledges a message with the message. A socket that names a
 * person in its address gets what others send to that person.
 */
const address = z.object({ person: z.string().optional() });
const payload = z.looseObject({ receiverId: z.string(), isDelivered: z.boolean() });

const http = createServer();
const io = new Server(http, { path: SOCKET_PATH, transports: ['websocket'], serveClient: false });
io.on('connection', (socket) => {
  const { person } = address.parse(socket.handshake.query);
  if (person !== undefined) void socket.join(person);
  socket.on(newMessage.event, (sent: unknown, acknowledge: (echo: unknown) => void) => {
    const { receiverId, isDelivered } = payload.parse(sent);
    if (isDelivered) io.to(receiverId).emit(newMessageReceived.event, sent);
    acknowledge(sent);
  });
});
http.listen(0, '127.0.0.1', () => {
  const listening = http.address();
  if (typeof listening === 'object' && listening) process.send?.({ port: listening.port });
});
