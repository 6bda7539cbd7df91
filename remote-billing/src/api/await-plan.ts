import { pause, withinSession } from '@keydate/client';
import { SUBSCRIPTION_REFETCH_MS } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import { holdsPlan } from '../domain/held-plan';
import type { PaymentReturn } from './read-return';
import { refreshBilling } from './refresh-billing';

const READS = 10;

/**
 * After a payment that succeeded, or whose outcome is not known: reads person, plans and state again until the company has the
 * plan, which the provider may activate a moment later. Returns the person as they are then; null after `READS` attempts.
 * Rejects only with SessionEnded.
 */
export async function awaitPlan(planId: string, outcome: PaymentReturn['outcome'] | undefined): Promise<User | null> {
  if (outcome !== undefined && outcome !== 'succeeded') return null;
  for (let read = 0; read < READS; read += 1) {
    await withinSession(pause(SUBSCRIPTION_REFETCH_MS));
    const user = await refreshBilling();
    if (user && holdsPlan(user, { id: planId })) return user;
  }
  return null;
}
