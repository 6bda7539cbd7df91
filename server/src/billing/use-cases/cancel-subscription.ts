import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import {
  type AuditContext,
  countPasswordInSession,
  findPasswordHash,
  type Member,
  recordEvent,
  recordRefusal,
  type Sender,
} from '../../accounts';
import type { BillingTools } from '../billing-tools';
import { withKey } from './keyed-write';
import { readHeld, type Held } from './read-held';
import { syncCompany } from './sync-company';

type CancelTools = BillingTools & Pick<Tools, 'passwords'>;

interface Canceler {
  member: Member;
  sessionId: string;
}

/** Cancels at the end of the paid period; an overdue subscription ends at once. Asks for the password of the account. */
export async function cancelSubscription(
  tools: CancelTools,
  { member, sessionId }: Canceler,
  { subscriptionId, password }: { subscriptionId: string; password: string },
  sender: Sender,
): Promise<void> {
  const context = { clock: tools.clock, sender };
  const held = await readHeld(tools, member).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'SUBSCRIPTION_MISSING' ? new AppError('NOT_FOUND') : error;
  });
  // another company's subscription, or an earlier one: refused as if it did not exist
  if (held.live.id !== subscriptionId) throw new AppError('NOT_FOUND');
  await provePassword(tools, { member, sessionId }, password, context);
  await stop(tools, held);
  await recordEvent(tools.db, context, { event: 'plan-cancelled', by: member });
  await syncCompany(tools, member.companyId);
}

/** An overdue subscription has no paid period left to wait for, and its open invoice would be charged again. */
async function stop(tools: CancelTools, { account, live }: Held): Promise<void> {
  const { payments } = tools;
  const end = () => withKey(tools, account, ['end', live.id], (key) => payments.endSubscription(live, key));
  if (live.status === 'past_due' && (await end())) return;
  // also if the open invoice turned out to be paid: the company retains the period that it has paid for
  await withKey(tools, account, ['cancel', live.id], (key) => payments.setCancelled(live.id, true, key));
}

/** Counts as an attempt to sign in: a person at an open session must not have unlimited tries. */
async function provePassword(
  tools: CancelTools,
  { member: person, sessionId }: Canceler,
  password: string,
  context: AuditContext,
): Promise<void> {
  const { db, passwords } = tools;
  await recordRefusal(db, context, { event: 'plan-cancelled', by: person }, async () => {
    const { email } = person;
    const counted = await countPasswordInSession(tools, { email, address: context.sender.address, sessionId });
    if (!(await passwords.verify(await findPasswordHash(db, person.id), password)))
      throw new AppError('CURRENT_PASSWORD_WRONG');
    await counted.forgive(db);
  });
}

/** Undoes a cancellation while its period lasts. */
export async function resumeSubscription(tools: BillingTools, member: Member, sender: Sender): Promise<void> {
  const { account, live } = await readHeld(tools, member);
  if (live.isCancelled) {
    await withKey(tools, account, ['resume', live.id], (key) => tools.payments.setCancelled(live.id, false, key));
    await recordEvent(tools.db, { clock: tools.clock, sender }, { event: 'plan-resumed', by: member });
  }
  await syncCompany(tools, member.companyId);
}
