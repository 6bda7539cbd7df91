import { createServer } from 'node:http';
import { newMessage, newMessageReceived } from '@keydate/contracts/chat-events';
import { SOCKET_PATH } from '@keydate/contracts/socket';
import pg from 'pg';
import { Server } from 'socket.io';
import { z } from 'zod';

/**
 * The least work of a server that stores messages: it commits one INSERT a message, sends it to the receiver, and
 * acknowledges it. A socket names its person in its address.
 */
const address = z.object({ person: z.string() });
const payload = z.looseObject({ receiverId: z.string(), id: z.string(), message: z.string() });

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists echoed (id text primary key, receiver_id text, message text)');

const http = createServer();
const io = new Server(http, { path: SOCKET_PATH, transports: ['websocket'], serveClient: false });
io.on('connection', (socket) => {
  void socket.join(address.parse(socket.handshake.query).person);
  socket.on(newMessage.event, async (sent: unknown, acknowledge: (echo: unknown) => void) => {
    const { receiverId, id, message } = payload.parse(sent);
    await pool.query('insert into echoed values ($1, $2, $3)', [id, receiverId, message]);
    io.to(receiverId).emit(newMessageReceived.event, sent);
    acknowledge(sent);
  });
});
http.listen(0, '127.0.0.1', () => {
  const listening = http.address();
  if (typeof listening === 'object' && listening) process.send?.({ port: listening.port });
});
