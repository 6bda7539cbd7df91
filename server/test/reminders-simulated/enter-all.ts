import { addTransaction } from '@keydate/contracts/transactions';
import type { Chance } from '@keydate/reader/chance';
import { ask } from '../ask';
import { anAgentOf, anEmployeeOf, aRealtor, type PeoplePlace, type TestPerson } from '../people';
import { aTransaction } from '../transactions';
import { aDate, CHOICES, datesOnTheWire, STATES } from './edits';
import { aKnownPerson, type History, type KnownPerson } from './history';
import type { ThreeServers } from './three-servers';

const TRANSACTIONS_EACH = 10;
const LENDERS = 4;

interface Entering {
  place: PeoplePlace;
  history: History;
  servers: ThreeServers;
  now: () => number;
  total: number;
  datesEach: number;
  /** How many days ahead dates lie at most. */
  horizon: number;
}

/** Enters the people of a simulation, and their transactions. */
export async function enterAll(entering: Entering, chance: Chance): Promise<void> {
  const { history, servers, now, total, datesEach, horizon } = entering;
  const teams = await enterTeams(entering);
  await enterLenders(entering);
  const today = new Date(now()).toISOString().slice(0, 10);
  for (let nth = 0; nth < total; nth += 1) {
    const team = teams[nth % teams.length];
    if (!team) throw new Error('nobody enters it');
    const [state, zone] = chance.pick(STATES);
    const choice = chance.pick(CHOICES);
    const entered = Array.from({ length: datesEach }, () => aDate(chance, today, chance.whole(1, horizon)));
    const body = aTransaction({ state, notification: choice, contract_dates: datesOnTheWire(entered) });
    const reply = await ask(servers.any(), addTransaction, { token: team.owner.token, body });
    if (reply.status !== 200) throw new Error(`a transaction was answered ${JSON.stringify(reply.body)}`);
    const { _id: id, contractDates } = reply.body.result.transaction;
    const idOf = (title: string) => contractDates.find((date) => date.title === title)?._id ?? '';
    const dates = entered.map((date) => ({ ...date, id: idOf(date.title) }));
    const terms = { zone, timeOfDay: null, choice, dates, isClosed: false };
    const transaction = { id, ownerId: team.owner.id, teamIds: team.teamIds, shares: [], ...terms };
    history.note({ transactions: [transaction] }, -1, now());
  }
}

interface Team {
  owner: TestPerson;
  teamIds: string[];
}

/** The teams that own transactions: in each company its owner, with an employee, and an agent. */
async function enterTeams({ place, history, now, total }: Entering): Promise<Team[]> {
  const teams: Team[] = [];
  while (teams.length * TRANSACTIONS_EACH < total) {
    const owner = await aRealtor(place, { plan: 'Brokerage', fullName: 'Robin Vale' });
    const employee = await anEmployeeOf(place, owner);
    const agent = await anAgentOf(place, owner);
    const inCompany = (one: TestPerson, role: KnownPerson['role'], worksForId: string | null = null) =>
      aKnownPerson({ id: one.id, email: one.email, role, worksForId, companyOwnerId: owner.id });
    const people = [inCompany(owner, 'owner'), inCompany(employee, 'employee', owner.id), inCompany(agent, 'agent')];
    history.note({ people }, -1, now());
    teams.push({ owner, teamIds: [owner.id, employee.id] }, { owner: agent, teamIds: [agent.id] });
  }
  return teams;
}

/** Lenders of one company, who read nothing yet. */
async function enterLenders({ place, history, now }: Entering): Promise<void> {
  const owner = await aRealtor(place, { role: 'SuperLender', fullName: 'Ellis Ward' });
  while ([...history.people.values()].filter(({ role }) => role === 'lender').length < LENDERS) {
    const { id, email } = await anAgentOf(place, owner);
    const lender = aKnownPerson({ id, email, role: 'lender', worksForId: null, companyOwnerId: owner.id });
    history.note({ people: [lender] }, -1, now());
  }
}
