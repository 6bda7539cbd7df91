import { HISTORY_PAGE, historyQuery, type HistoryEvent, type HistoryPage } from '@keydate/contracts/releases/history';
import type { FastifyInstance } from 'fastify';
import type { Tools } from '../../tools';
import { platformAccess } from './platform-access';
import { read } from './read-input';
import { listEvents } from './releases.repository';

/** The call by which operators read what was changed, by whom and why. */
export function historyRoutes(app: FastifyInstance, tools: Tools): void {
  const access = platformAccess(app, tools);

  app.get('/history', async (request): Promise<HistoryPage> => {
    await access.operator(request);
    const asked = read(historyQuery, request.query);
    // one more than the page has says whether there are older ones
    const found = await listEvents(tools.db, { ...asked, max: HISTORY_PAGE + 1 });
    const events = found.slice(0, HISTORY_PAGE).map(presentEvent);
    return { events, next: found.length > HISTORY_PAGE ? (events.at(-1)?.id ?? null) : null };
  });
}

function presentEvent({ at, ...event }: Awaited<ReturnType<typeof listEvents>>[number]): HistoryEvent {
  return { ...event, at: at.toISOString() };
}
