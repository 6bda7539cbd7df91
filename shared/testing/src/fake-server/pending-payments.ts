import type { Memory, PendingPayment } from './memory';
import type { Account } from './world';

/** Begins something that the browser confirms with the provider; `apply` is what follows once it is. */
export function awaitPayment(
  { account, memory }: { account: Account; memory: Memory },
  { purpose, planId }: Pick<PendingPayment, 'purpose' | 'planId'>,
  apply: () => void,
): { clientSecret: string; returnToken: string } {
  const count = memory.payments.size + 1;
  const clientSecret = `${purpose === 'card' ? 'seti' : 'pi'}_${count}_secret_${count}`;
  const returnToken = `return-${count}`;
  memory.payments.set(returnToken, {
    personId: account.user._id,
    purpose,
    ...(planId !== undefined && { planId }),
    clientSecret,
    outcome: 'processing',
    apply,
  });
  return { clientSecret, returnToken };
}
