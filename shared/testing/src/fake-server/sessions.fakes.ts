import { endSession, endSessions, listSessions } from '@keydate/contracts/sessions';
import { aSignedInSession } from '../builders/sessions';
import { fake } from './fake';

const CURRENT = 'current-session';
/** No browser is asked for its own, because the server's tests run without one. */
const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';

/** Where the person is signed in: here, and where the world says. */
export const sessionFakes = [
  fake(listSessions, ({ world }) => {
    const now = new Date().toISOString();
    const current = aSignedInSession({
      _id: CURRENT,
      userAgent: USER_AGENT,
      startedAt: now,
      lastUsedAt: now,
      isCurrent: true,
    });
    return { result: { sessions: [current, ...world.otherSessions] } };
  }),

  fake(endSession, ({ params, world, memory, token, refuse }) => {
    if (params.id === CURRENT) {
      if (token !== undefined) memory.sessions.delete(token);
      return {};
    }
    if (!world.otherSessions.some(({ _id }) => _id === params.id)) throw refuse('NOT_FOUND');
    world.otherSessions = world.otherSessions.filter(({ _id }) => _id !== params.id);
    return {};
  }),

  fake(endSessions, ({ account, world, memory }) => {
    for (const [token, { personId }] of memory.sessions)
      if (personId === account.user._id) memory.sessions.delete(token);
    world.otherSessions = [];
    return {};
  }),
];
