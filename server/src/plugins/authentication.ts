import cookie from '@fastify/cookie';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSession, type Session } from '../accounts';
import type { Tools } from '../tools';

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller of this request, by its Bearer header alone, so that no other site can act for a person. */
    authenticate(request: FastifyRequest): Promise<Session | null>;
    /** The same, or by the cookie: for GET of pictures and files only. */
    authenticateViewer(request: FastifyRequest): Promise<Session | null>;
  }
}

export async function authenticateRequests(app: FastifyInstance, tools: Tools): Promise<void> {
  await app.register(cookie);
  const sessionOf = (token: string | undefined) => (token ? readSession(tools, token) : Promise.resolve(null));
  app.decorate('authenticate', (request) => sessionOf(bearerToken(request)));
  app.decorate('authenticateViewer', (request) => sessionOf(bearerToken(request) ?? request.cookies[SESSION_COOKIE]));
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
