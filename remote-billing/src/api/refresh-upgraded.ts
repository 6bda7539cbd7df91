import { pause, withinSession } from '@keydate/client';
import { SUBSCRIPTION_REFETCH_MS } from '@keydate/contracts/limits';
import type { User } from '@keydate/contracts/people';
import { refreshBilling } from './refresh-billing';

/** Spec § 4.5: after a paid upgrade the person is read again after 3 seconds. Rejects only with SessionEnded. */
export async function refreshUpgraded(): Promise<User | null> {
  await withinSession(pause(SUBSCRIPTION_REFETCH_MS));
  return refreshBilling();
}
