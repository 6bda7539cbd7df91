import { chooseEscalation } from '@keydate/contracts/companies';
import { getUser, updateUser } from '@keydate/contracts/people';
import { removeTeammate } from '@keydate/contracts/teammates';
import type { Chance } from '@keydate/reader/chance';
import { ask } from '../ask';
import { aPerson, type PeoplePlace } from '../people';
import { calling, type Call, type Edit } from './edits';
import { aKnownPerson, type History, type Known, type KnownPerson, type KnownTransaction } from './history';
import { GROUPS } from './oracle';

/** The tools of an edit that more than one person takes part in. */
export interface Scene {
  chance: Chance;
  history: History;
  place: PeoplePlace;
  tokenOf: (personId: string) => Promise<string>;
}

const EMPLOYEES_MAX = 2;

/** The owner of a company chooses the rows of which they want to hear where nobody answers. */
export function anOwnersChoice({ chance, history }: Scene, { ownerId }: KnownTransaction): Edit | null {
  const owner = history.people.get(ownerId)?.companyOwnerId;
  if (owner === undefined) return null;
  const groups = chance.happens(0.7) ? GROUPS : GROUPS.filter(() => chance.happens(0.4));
  return {
    kind: 'an owner chooses of what they hear',
    byId: owner,
    after: { escalates: new Map([[owner, groups]]) },
    call: calling(chooseEscalation, { body: { escalates: groups } }),
  };
}

/** Somebody joins the owner of a transaction, or is removed: an employee, or the agent who owns the transactions. */
export async function aTeamEdit(scene: Scene, { ownerId }: KnownTransaction): Promise<Edit> {
  const { chance, history } = scene;
  const owner = history.people.get(ownerId);
  if (!owner) throw new Error('a transaction has no owner');
  const employees = workingFor(history, owner.id);
  const drawn = chance.next();
  if (owner.role === 'agent' && drawn < 0.1) return agentIsRemoved(history, owner, employees);
  if (employees.length === 0 || (employees.length < EMPLOYEES_MAX && drawn < 0.6)) return employeeJoins(scene, owner);
  return employeeIsRemoved(history, owner, chance.pick(employees));
}

async function employeeJoins({ history, place, tokenOf }: Scene, owner: KnownPerson): Promise<Edit> {
  const { id, email } = await aPerson(place, { role: 'Employee', fullName: 'Emery Stone' });
  const { companyOwnerId } = owner;
  const person = aKnownPerson({ id, email, role: 'employee', worksForId: owner.id, companyOwnerId });
  const call: Call = async (server, token) => {
    const { body } = await ask(server, getUser, { token: await tokenOf(owner.id) });
    const link = new URL(body.result.company?.employeeInviteLink ?? '');
    const reply = await ask(server, updateUser, { token, body: { referralCode: link.searchParams.get('ref') } });
    // they had joined before the server died that would have confirmed it
    return reply.body.code === 'COMPANY_EXISTS' ? { status: 200 } : reply;
  };
  const transactions = ofOwner(history, owner.id, [...workingFor(history, owner.id), person]);
  return { kind: 'an employee joins', byId: id, after: { people: [person], transactions }, call };
}

function employeeIsRemoved(history: History, owner: KnownPerson, employee: KnownPerson): Edit {
  const left = workingFor(history, owner.id).filter(({ id }) => id !== employee.id);
  const people = [{ ...employee, worksForId: null, isRemoved: true }];
  return removal('an employee is removed', employee, { people, transactions: ofOwner(history, owner.id, left) });
}

/** The agent's transactions and employees pass to the owner of the company. */
function agentIsRemoved(history: History, agent: KnownPerson, employees: readonly KnownPerson[]): Edit {
  const ownerId = agent.companyOwnerId;
  const passed = employees.map((one) => ({ ...one, worksForId: ownerId }));
  const team = [...workingFor(history, ownerId), ...passed];
  return removal('an agent is removed', agent, {
    people: [{ ...agent, isRemoved: true }, ...passed],
    transactions: [...ofOwner(history, ownerId, team), ...ofOwner(history, agent.id, team, ownerId)],
  });
}

/** The owner of a company removes somebody from it. */
export function removal(kind: Edit['kind'], { id, companyOwnerId }: KnownPerson, after: Known): Edit {
  const remove = calling(removeTeammate, { params: { id } });
  const call: Call = async (server, token) => {
    const reply = await remove(server, token);
    // they were removed before the server died that would have confirmed it
    return reply.status === 404 ? { status: 200 } : reply;
  };
  return { kind, byId: companyOwnerId, after, call };
}

function workingFor({ people }: History, ownerId: string): KnownPerson[] {
  return [...people.values()].filter(({ worksForId }) => worksForId === ownerId);
}

/** The transactions of an owner with another team, and from now on of another owner if one is named. */
function ofOwner(
  { transactions }: History,
  ownerId: string,
  team: readonly KnownPerson[],
  nextOwnerId = ownerId,
): KnownTransaction[] {
  const teamIds = [nextOwnerId, ...team.map(({ id }) => id)];
  return [...transactions.values()]
    .filter((one) => one.ownerId === ownerId)
    .map((one) => ({ ...one, ownerId: nextOwnerId, teamIds }));
}
