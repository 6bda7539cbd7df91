import { SEARCH_RESULTS, TRANSACTION_PAGE_MAX } from '@keydate/contracts/limits';
import { addTransaction, getTransaction, listTransactions, searchTransactions } from '@keydate/contracts/transactions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { memberOf } from '../people/people.policy';
import { readTeammate } from '../people/use-cases/read-teammate';
import { readCursor, writeCursor } from './page-cursor';
import { typesCalled } from './side-words';
import { canListDealsOf, dealsOfPersonSeenBy, dealsSeenBy, isWithin } from './transactions.policy';
import { presentFound, presentTransaction } from './transactions.presenter';
import { datesOfDeals, findDeal, listDealsWithClients, searchDeals } from './transactions.repository';
import { addTransaction as enterDeal } from './use-cases/add-transaction';

export function transactionRoutes(app: FastifyInstance, tools: Tools): void {
  const { db } = tools;

  route(app, addTransaction, async ({ body, session }) => {
    const added = await enterDeal(tools, memberOf(session.person), body);
    return { message: 'Transaction Created Successfully', result: { transaction: presentTransaction(added, added.dates) } };
  });

  route(app, listTransactions, async ({ params, query, session }) => {
    const reader = memberOf(session.person);
    const person = await readTeammate(tools, reader, params.userId);
    if (!canListDealsOf(reader, person)) throw new AppError('FORBIDDEN');
    const { contract_type: contractType, status, limit = TRANSACTION_PAGE_MAX, cursor } = query;
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const found = await listDealsWithClients(db, dealsOfPersonSeenBy(reader, person), { contractType, status, after, limit: limit + 1 });
    return { result: await presentPage(found, limit) };
  });

  route(app, getTransaction, async ({ params, session }) => {
    const member = memberOf(session.person);
    const found = await findDeal(db, params.id);
    if (found?.deal.companyId !== member.companyId) throw new AppError('NOT_FOUND');
    if (!isWithin(dealsSeenBy(member), found.deal)) throw new AppError('FORBIDDEN');
    const dates = await datesOfDeals(db, [params.id]);
    return { result: { transactions: presentTransaction(found, dates.get(params.id) ?? []) } };
  });

  route(app, searchTransactions, async ({ query, session }) => {
    const scope = dealsSeenBy(memberOf(session.person));
    const found = await searchDeals(db, scope, query.q, typesCalled(query.q), SEARCH_RESULTS);
    return { result: { transactions: found.map(presentFound) } };
  });

  /** A page of `limit` deals, of which one more was fetched to know whether another page follows. */
  async function presentPage(found: Awaited<ReturnType<typeof listDealsWithClients>>, limit: number) {
    const page = found.slice(0, limit);
    const dates = await datesOfDeals(db, page.map(({ deal }) => deal.id));
    const last = page.at(-1)?.deal;
    return {
      transactions: page.map((one) => presentTransaction(one, dates.get(one.deal.id) ?? [])),
      nextCursor: last && found.length > limit ? writeCursor(last) : null,
    };
  }
}
