import { listDueDeadlines } from '@keydate/contracts/due-deadlines';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../accounts';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { presentDue } from './due-deadlines.presenter';
import { listDueDeadlines as list } from './use-cases/list-due-deadlines';

export function dueDeadlineRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, listDueDeadlines, async ({ session }) => ({
    result: presentDue(await list(tools, memberOf(session.person))),
  }));
}
