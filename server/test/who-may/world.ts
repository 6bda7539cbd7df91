import { createCompany } from '@keydate/contracts/companies';
import { SESSION_COOKIE } from '@keydate/contracts/session-cookie';
import { removeTeammate } from '@keydate/contracts/teammates';
import { startSession } from '../../src/accounts/sessions/use-cases/start-session';
import { ask } from '../ask';
import { aSignUp } from '../attack/bearers';
import { aLenderOf, withdraw } from '../lenders';
import { anAgentOf, anEmployeeOf, aPerson, aRealtor, subscribe, type TestPerson } from '../people';
import { aCompany } from '../sign-ups';
import type { TestServer } from '../test-server';
import { enterTransaction } from '../transactions';

/** Callers without a session: nobody, the session's cookie alone, an account of the role Client, an ended session. */
export const OUT = ['signed out', 'cookie alone', 'client', 'removed'] as const;
/** Sessions of a sign-up or a one-time code: they have yet to prove an address, or to set a password. */
export const HALF = ['sign-up', 'code'] as const;
/** Members of the company. Nearly everything in the table belongs to the agent; the assistant works for the agent. */
export const COMPANY = ['owner', 'super', 'agent', 'assistant', 'employee', 'colleague'] as const;
/**
 * Owners of other companies: strangers, a former member of this one, the lender of the agent's transaction, a lender of another
 * one of the owner's, and two lenders whose access to the agent's transaction was withdrawn, or ended when they left their company.
 */
export const OUTSIDE = [
  'another company',
  'former member',
  'lender',
  'other lender',
  'withdrawn lender',
  'former lender',
] as const;
export const CALLERS = [...OUT, ...HALF, 'no company', ...COMPANY, ...OUTSIDE] as const;
export type Caller = (typeof CALLERS)[number];

/** They have nothing to do with the company. */
const STRANGERS = new Set<Caller>([...OUT, ...HALF, 'no company', 'another company', 'former member', 'other lender']);

type Member = (typeof COMPANY | typeof OUTSIDE)[number];

/** All callers, and the agent's transaction and other things. No call of the table changes them. */
export type World = Awaited<ReturnType<typeof aWorld>>;

export async function aWorld(server: TestServer) {
  const owner = await aRealtor(server, { plan: 'Brokerage' });
  const agent = await anAgentOf(server, owner);
  const people: Record<Member, TestPerson> = {
    owner,
    super: await aMember(owner),
    agent,
    assistant: await anEmployeeOf(server, agent),
    employee: await anEmployeeOf(server, owner),
    colleague: await anAgentOf(server, owner),
    'another company': await aRealtor(server),
    'former member': await aMember(owner),
    lender: await aLender(),
    'other lender': await aLender(),
    'withdrawn lender': await aLender(),
    'former lender': await aMember(await aLender()),
  };
  const transaction = await enterTransaction(server, agent);
  const part = await aLenderOf(server, transaction, agent, people.lender);
  const otherPart = await aLenderOf(server, await enterTransaction(server, owner), owner, people['other lender']);
  const withdrawn = await aLenderOf(server, transaction, agent, people['withdrawn lender']);
  await withdraw(server, agent, withdrawn);
  const left = await aLenderOf(server, transaction, agent, people['former lender']);
  await leaves(people['former lender']);
  const { token: endedToken } = people['former member'];
  await leaves(people['former member']);
  const clientId = transaction.client_information.client_id._id;
  const client = await aPerson(server, { role: 'Client', companyId: owner.companyId });

  return {
    server,
    people,
    transaction,
    part,
    otherPart,
    ended: { withdrawn, left },
    hiddenFrom,
    headersOf,
    /** A person with a new session: calls of the table end the others. */
    signedIn: async (who: Member): Promise<TestPerson> => ({ ...people[who], token: await tokenOf(people[who].id) }),
  };

  /** The ids that no answer to this caller may contain. */
  function hiddenFrom(caller: Caller): string[] {
    if (STRANGERS.has(caller)) return [owner.companyId, agent.id, transaction._id, clientId];
    return caller === 'colleague' || caller === 'employee' ? [transaction._id] : [];
  }

  function aLender(): Promise<TestPerson> {
    return aRealtor(server, { role: 'SuperLender', plan: 'Office' });
  }

  /** A person of a super role in a company that somebody else owns. */
  function aMember({ companyId }: Pick<TestPerson, 'companyId'>): Promise<TestPerson> {
    return aPerson(server, { role: 'SuperLender', companyId });
  }

  /** Leaves the company, removed by a super role, and creates one of their own. */
  async function leaves({ id, companyId }: TestPerson): Promise<void> {
    const remover = await aMember({ companyId });
    const removed = await ask(server, removeTeammate, { token: remover.token, params: { id } });
    const created = await ask(server, createCompany, { token: await tokenOf(id), body: aCompany });
    if (removed.status !== 200 || created.status !== 200) throw new Error(JSON.stringify([removed, created]));
    await subscribe(server, created.body.result._id, 'Team');
  }

  function tokenOf(personId: string): Promise<string> {
    return startSession(server.db, server.clock, { kind: 'full', personId });
  }

  /** The headers of a session of its own for each call, because a call may end it. */
  async function headersOf(caller: Caller): Promise<Record<string, string>> {
    if (caller === 'signed out') return {};
    if (caller === 'cookie alone') return { cookie: `${SESSION_COOKIE}=${await tokenOf(agent.id)}` };
    return { authorization: `Bearer ${await bearerToken(caller)}` };
  }

  async function bearerToken(caller: Exclude<Caller, 'signed out' | 'cookie alone'>): Promise<string> {
    switch (caller) {
      case 'removed':
        return endedToken;
      case 'client':
        return tokenOf(client.id);
      case 'sign-up':
        return aSignUp(server);
      case 'code':
        return startSession(server.db, server.clock, { kind: 'code', personId: agent.id });
      case 'no company':
        return (await aPerson(server, { role: 'SuperRealtor' })).token;
      default:
        return tokenOf(people[caller].id);
    }
  }
}
