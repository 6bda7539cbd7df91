import { randomUUID } from 'node:crypto';
import { insertSignUp } from '../../src/accounts/people/sign-ups.repository';
import { startSession } from '../../src/accounts/sessions/use-cases/start-session';
import { enterTransaction } from '../transactions';
import { anAgentOf, anEmail, anEmployeeOf, aPerson, aRealtor, type TestPerson } from '../people';
import type { TestServer } from '../test-server';

export const BEARERS = [
  'nobody',
  'sign-up',
  'code',
  'employee',
  'agent',
  'super',
  'another company',
  'no company',
] as const;
export type Bearer = (typeof BEARERS)[number];

/** People of every kind in one company, and another company. */
export interface Bearers {
  /** The token of a new session of this kind, because a call may end the session that makes it. */
  tokenOf(bearer: Bearer): Promise<string | undefined>;
  /** Ids of existing people, transactions and companies. */
  ids: string[];
}

export async function someBearers(server: TestServer): Promise<Bearers> {
  const realtor = await aRealtor(server, { plan: 'Brokerage' });
  const stranger = await aRealtor(server);
  const people: Record<Exclude<Bearer, 'nobody' | 'sign-up' | 'code'>, TestPerson> = {
    super: realtor,
    employee: await anEmployeeOf(server, realtor),
    agent: await anAgentOf(server, realtor),
    'another company': stranger,
    'no company': await aPerson(server, { role: 'SuperLender' }),
  };
  const transactions = [
    await enterTransaction(server, realtor),
    await enterTransaction(server, people.agent),
    await enterTransaction(server, stranger),
  ];
  const clients = transactions.map((transaction) => transaction.client_information.client_id._id);
  return {
    ids: [
      ...Object.values(people).flatMap(({ id, companyId }) => [id, companyId || id]),
      ...transactions.map(({ _id }) => _id),
      ...clients,
    ],
    tokenOf: async (bearer) => {
      if (bearer === 'nobody') return undefined;
      if (bearer === 'sign-up') return aSignUp(server);
      if (bearer === 'code') return startSession(server.db, server.clock, { kind: 'code', personId: people.agent.id });
      return startSession(server.db, server.clock, { kind: 'full', personId: people[bearer].id });
    },
  };
}

/** The token of somebody who asked for an account and has yet to prove the address. */
export async function aSignUp(server: TestServer): Promise<string> {
  const id = randomUUID();
  await insertSignUp(server.db, {
    id,
    email: anEmail(),
    fullName: 'Nico Bram',
    role: 'SuperRealtor',
    inviteCode: null,
    createdAt: server.clock.now(),
  });
  return startSession(server.db, server.clock, { kind: 'sign-up', signUpId: id });
}
