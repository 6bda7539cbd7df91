import type { Tx } from '../db/database';
import { PLANS } from '../modules/billing/plans';
import { insertSubscription } from '../modules/billing/subscriptions.repository';
import { insertCompany } from '../modules/companies/companies.repository';
import { giveInviteCodes } from '../modules/invites/use-cases/give-invite-codes';
import { updatePerson } from '../modules/people/people.repository';
import type { DemoCompany } from './companies';
import { DEMO_PEOPLE, demoId } from './people';

const TRIAL_MS = 7 * 24 * 60 * 60_000;

/** A company of the demo with its team, their invite codes, and its trial. */
export async function foundDemoCompany(tx: Tx, demo: DemoCompany, now: Date): Promise<void> {
  const { owner, team, isOnTrial, ...rest } = demo;
  const companyId = `demo-company-${owner}`;
  await insertCompany(tx, {
    ...rest,
    id: companyId,
    state: 'Colorado',
    ownerId: demoId(owner),
    pictureId: null,
    createdAt: now,
  });
  for (const { name, role } of DEMO_PEOPLE.filter((person) => person.name === owner || team.includes(person.name))) {
    await updatePerson(tx, demoId(name), {
      companyId,
      worksForId: role === 'Employee' ? demoId(owner) : null,
      invitedById: name === owner ? null : demoId(owner),
    });
    await giveInviteCodes(tx, { id: demoId(name), role }, now);
  }
  if (isOnTrial) await startTrial(tx, companyId, now);
}

async function startTrial(tx: Tx, companyId: string, now: Date): Promise<void> {
  await insertSubscription(tx, {
    companyId,
    provider: 'STRIPE',
    plan: 'Team',
    providerSubscriptionId: 'demo-subscription',
    providerPlanId: 'demo-plan-team',
    paymentAmountCents: PLANS.Team.monthlyCents,
    isCancelled: false,
    nextBillingAt: new Date(now.getTime() + TRIAL_MS),
  });
}
