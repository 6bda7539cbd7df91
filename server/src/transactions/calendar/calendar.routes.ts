import { readCalendar } from '@keydate/contracts/calendar';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../accounts';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { presentCalendar } from './calendar.presenter';
import { readCalendar as read } from './use-cases/read-calendar';

export function calendarRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, readCalendar, async ({ query, session }) => {
    const { from, to, perDay, contract_type: contractType, person: personId, state } = query;
    const question = { from, to, perDay, contractType, personId, state };
    return { result: presentCalendar(await read(tools, memberOf(session.person), question)) };
  });
}
