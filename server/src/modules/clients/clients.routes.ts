import { companyClients } from '@keydate/contracts/clients';
import type { FastifyInstance } from 'fastify';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf } from '../people/people.policy';
import { dealsSeenBy } from '../transactions/transactions.policy';
import { listDealsByClient } from '../transactions/deal-lists.repository';
import { presentClient } from './clients.presenter';
import { listClients } from './clients.repository';

export function clientRoutes(app: FastifyInstance, { db }: Tools): void {
  route(app, companyClients, async ({ session }) => {
    const member = memberOf(session.person);
    const clients = await listClients(db, member.companyId);
    const deals = await listDealsByClient(db, dealsSeenBy(member));
    return { result: { clients: clients.map((client) => presentClient(client, deals.get(client.id))) } };
  });
}
