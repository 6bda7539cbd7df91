import { randomUUID } from 'node:crypto';
import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { DAY_MS } from '@keydate/domain/durations';
import type { Role } from '@keydate/domain/roles';
import { saveSubscription } from '../src/billing/subscriptions.repository';
import { PLANS, type PlanName } from '../src/billing/plans';
import { insertCompany } from '../src/accounts/companies/companies.repository';
import { giveInviteCodes } from '../src/accounts/invites/use-cases/give-invite-codes';
import { insertPerson, updatePerson } from '../src/accounts/people/people.repository';
import { startSession } from '../src/accounts/sessions/use-cases/start-session';
import type { Tools } from '../src/tools';

/** The tools for creating people: a test server has them, and so has a database. */
export type PeoplePlace = Pick<Tools, 'db' | 'clock'> & { tools: Pick<Tools, 'passwords'> };

/** Somebody signed in. */
export interface TestPerson {
  id: string;
  email: string;
  fullName: string;
  token: string;
  companyId: string;
}

/** An address that nobody else in the run has. */
export function anEmail(): string {
  return `p-${randomUUID()}@people.example`;
}

interface PersonInput {
  role: Role;
  companyId?: string | null;
  worksForId?: string;
  invitedById?: string;
  fullName?: string;
  password?: string;
}

/** A person with an account who accepted the terms; in no company unless one is named. */
export async function aPerson(
  server: PeoplePlace,
  { role, companyId = null, fullName = 'Robin Vale', password, ...input }: PersonInput,
): Promise<TestPerson> {
  const now = server.clock.now();
  const id = randomUUID();
  const email = anEmail();
  const passwordHash = password ? await server.tools.passwords.hash(password) : null;
  await insertPerson(server.db, {
    id,
    email,
    fullName,
    role,
    companyId,
    ...input,
    passwordHash,
    termsVersion: TERMS_IN_FORCE,
    termsAcceptedAt: now,
    createdAt: now,
  });
  if (companyId) await giveInviteCodes(server.db, { id, role }, now);
  return {
    id,
    email,
    fullName,
    token: await startSession(server.db, server.clock, { kind: 'full', personId: id }),
    companyId: companyId ?? '',
  };
}

/** A person of a super role with a company of their own; on the Team plan unless `plan` is given. */
export async function aRealtor(
  server: PeoplePlace,
  { plan = 'Team', role = 'SuperRealtor', ...rest }: { plan?: PlanName | null } & Partial<PersonInput> = {},
): Promise<TestPerson> {
  const owner = await aPerson(server, { role, ...rest });
  const companyId = randomUUID();
  await insertCompany(server.db, {
    id: companyId,
    name: 'Alder & Finch Realty',
    website: 'alderfinch.example',
    street: '12 Larimer Street',
    city: 'Denver',
    state: 'Colorado',
    zipCode: '80202',
    primaryColor: '#000000',
    secondaryColor: '#00000080',
    pictureId: null,
    ownerId: owner.id,
    createdAt: server.clock.now(),
  });
  await updatePerson(server.db, owner.id, { companyId });
  await giveInviteCodes(server.db, { id: owner.id, role }, server.clock.now());
  if (plan) await subscribe(server, companyId, plan);
  return { ...owner, companyId };
}

/** An agent of somebody's company. */
export function anAgentOf(server: PeoplePlace, { companyId, id }: TestPerson): Promise<TestPerson> {
  return aPerson(server, { role: 'Agent', companyId, invitedById: id, fullName: 'Ash Kerr' });
}

/** An employee who works for somebody. */
export function anEmployeeOf(server: PeoplePlace, { companyId, id }: TestPerson): Promise<TestPerson> {
  return aPerson(server, { role: 'Employee', companyId, worksForId: id, invitedById: id, fullName: 'Emery Stone' });
}

/** A person who has left their company, signed in as a member of another one. */
export async function joining(server: PeoplePlace, person: TestPerson, { companyId }: TestPerson): Promise<TestPerson> {
  await updatePerson(server.db, person.id, { companyId });
  const token = await startSession(server.db, server.clock, { kind: 'full', personId: person.id });
  return { ...person, companyId, token };
}

/** Creates a company's subscription, paid for a week. */
export async function subscribe(server: PeoplePlace, companyId: string, plan: PlanName): Promise<void> {
  await saveSubscription(server.db, {
    companyId,
    plan,
    provider: 'STRIPE',
    providerSubscriptionId: `sub_${companyId}`,
    providerPlanId: `plan_${plan}`,
    paymentAmountCents: PLANS[plan].monthlyCents,
    isCancelled: false,
    nextBillingAt: new Date(server.clock.now().getTime() + 7 * DAY_MS),
  });
}
