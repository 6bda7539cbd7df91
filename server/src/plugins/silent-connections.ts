import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * At a stop, ends the connections on which nothing has come, as browsers open them in advance. Node would wait for
 * their first request, longer than a stop may take.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
