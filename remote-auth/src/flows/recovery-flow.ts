import { foldEmail } from '@keydate/domain/email';
import { z } from 'zod';

/** Where a recovery stands (spec § 4.7); `token` is of the session that its code has made, `sentAt` in milliseconds since 1970. */
export const recoveryFlow = z.discriminatedUnion('step', [
  z.object({ step: z.literal('email'), email: z.string() }),
  z.object({ step: z.literal('code'), email: z.string(), sentAt: z.number() }),
  z.object({ step: z.literal('password'), email: z.string(), token: z.string() }),
]);
export type RecoveryFlow = z.infer<typeof recoveryFlow>;

export type RecoveryEvent =
  | { type: 'begun'; email: string }
  | { type: 'codeSent'; email: string; at: number }
  | { type: 'codeAwaited'; email: string }
  | { type: 'codeAccepted'; token: string }
  | { type: 'codeEnded' }
  | { type: 'left' };

export const recoveryStart: RecoveryFlow = { step: 'email', email: '' };

/** The step that follows; an event that does not belong to the present step changes nothing. */
export function reduceRecovery(flow: RecoveryFlow, event: RecoveryEvent): RecoveryFlow {
  const { email } = flow;
  switch (event.type) {
    case 'begun':
      return isFor(flow, event.email) ? flow : { step: 'email', email: event.email };
    case 'codeSent':
      return flow.step === 'password' ? flow : { step: 'code', email: event.email, sentAt: event.at };
    case 'codeAwaited':
      // waited for anew, by somebody who has looked back
      return flow.step === 'code' && flow.email === event.email ? { ...flow } : flow;
    case 'codeAccepted':
      return flow.step === 'code' ? { step: 'password', email, token: event.token } : flow;
    case 'codeEnded':
      return flow.step === 'password' ? { step: 'email', email } : flow;
    case 'left':
      return recoveryStart;
  }
}

/** The flow as it looks from an earlier step. To look changes nothing, and once the code was right there is no looking back. */
export function seenFrom(flow: RecoveryFlow, step: string): RecoveryFlow {
  return flow.step === 'code' && step === 'email' ? { step, email: flow.email } : flow;
}

/** Whether the recovery under way is of this address, as it was typed; of '' any is. */
export function isFor({ email }: RecoveryFlow, typed: string): boolean {
  const asked = foldEmail(typed);
  return asked === '' || asked === foldEmail(email);
}
