import { KNOWN_BROWSER_MS } from '@keydate/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** The browser of a request. */
export interface Browser {
  /** The mark that it got when somebody signed in with it; null if it has none of ours. */
  mark: string | null;
  give: (mark: string) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    browserOf(request: FastifyRequest, reply: FastifyReply): Browser;
  }
}

const COOKIE = 'keydate_browser';
/** Marks are shorter. */
const LENGTH_MAX = 100;

/**
 * Recognizes a browser that has signed in before, by a cookie that no script can read. It authorizes nothing
 * (docs/decisions/0023). Needs the cookies that authentication.ts registers.
 */
export function markBrowsers(app: FastifyInstance, { publicOrigin }: Config): void {
  app.decorate('browserOf', ({ cookies }, reply) => {
    const mark = cookies[COOKIE];
    return {
      mark: mark && mark.length <= LENGTH_MAX ? mark : null,
      give: (given) =>
        void reply.setCookie(COOKIE, given, {
          path: '/api/v1/user',
          httpOnly: true,
          sameSite: 'strict',
          secure: publicOrigin.startsWith('https:'),
          maxAge: KNOWN_BROWSER_MS / 1000,
        }),
    };
  });
}
