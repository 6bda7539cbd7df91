import { chooseEscalation } from '@keydate/contracts/companies';
import { saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import { addTransaction } from '@keydate/contracts/transactions';
import type { Chance } from '@keydate/reader/chance';
import { ask, type Asked } from '../ask';
import { anAgentOf, anEmployeeOf, aRealtor, type PeoplePlace, type TestPerson } from '../people';
import { aTransaction } from '../transactions';
import { aDate, CHOICES, datesOnTheWire, someLeads, STATES } from './edits';
import { aKnownPerson, type History, type KnownPerson } from './history';
import { GROUPS } from './oracle';
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
    const terms = { zone, timeOfDay: null, leads: [choice], leadsOfDates: {}, dates, isClosed: false };
    const answers = { extras: [], takers: [] };
    const transaction = { id, ownerId: team.owner.id, teamIds: team.teamIds, shares: [], ...terms, ...answers };
    history.note({ transactions: [transaction] }, -1, now());
    if (chance.happens(0.5)) continue;
    const leads = someLeads(chance);
    await choose(servers, updateTransaction, { token: team.owner.token, params: { id }, body: { lead_times: leads } });
    history.note({ transactions: [{ ...transaction, leads }] }, -1, now());
  }
}

interface Team {
  owner: TestPerson;
  teamIds: string[];
}

/**
 * The teams that own transactions: in each company its owner, who wants to hear of all unanswered rows, with an employee, who wants
 * a morning summary, and an agent.
 */
async function enterTeams({ place, history, servers, now, total }: Entering): Promise<Team[]> {
  const teams: Team[] = [];
  while (teams.length * TRANSACTIONS_EACH < total) {
    const owner = await aRealtor(place, { plan: 'Brokerage', fullName: 'Robin Vale' });
    const employee = await anEmployeeOf(place, owner);
    const agent = await anAgentOf(place, owner);
    const inCompany = (one: TestPerson, role: KnownPerson['role'], worksForId: string | null = null) =>
      aKnownPerson({ id: one.id, email: one.email, role, worksForId, companyOwnerId: owner.id });
    const people = [inCompany(owner, 'owner'), inCompany(employee, 'employee', owner.id), inCompany(agent, 'agent')];
    await choose(servers, chooseEscalation, { token: owner.token, body: { escalates: GROUPS } });
    history.note({ people, escalates: new Map([[owner.id, GROUPS]]) }, -1, now());
    const summaryAt = '06:30';
    await choose(servers, saveReminderSettings, {
      token: employee.token,
      body: { summaryAt, timeZone: 'America/Denver' },
    });
    history.note(
      { people: people.filter(({ id }) => id === employee.id).map((one) => ({ ...one, summaryAt })) },
      -1,
      now(),
    );
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

async function choose(servers: ThreeServers, call: Parameters<typeof ask>[1], asked: Asked): Promise<void> {
  const { status, body } = await ask(servers.any(), call, asked);
  if (status !== 200) throw new Error(`a choice was answered ${JSON.stringify(body)}`);
}
