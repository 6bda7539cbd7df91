import { companyClients } from '@keydate/contracts/clients';
import { CLIENT_PAGE_MAX } from '@keydate/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf } from '../../accounts';
import { presentClient } from './clients.presenter';
import { readClients } from './use-cases/read-clients';

export function clientRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, companyClients, async ({ query, session }) => {
    const { clients, transactions, next } = await readClients(tools, memberOf(session.person), {
      ...query,
      limit: query.limit ?? CLIENT_PAGE_MAX,
    });
    return {
      result: {
        clients: clients.map((client) => presentClient(client, transactions.get(client.id))),
        nextCursor: next,
      },
    };
  });
}
