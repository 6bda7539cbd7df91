import { foldEmail } from '@keydate/domain/email';
import { z } from 'zod';

/**
 * The state of a password recovery (spec § 4.7). `token` belongs to the session that the code opened; `sentAt` is in
 * milliseconds since 1970.
 */
export const recoveryFlow = z.discriminatedUnion('step', [
  z.object({ step: z.literal('email'), email: z.string() }),
  z.object({ step: z.literal('code'), email: z.string(), sentAt: z.number() }),
  z.object({ step: z.literal('password'), email: z.string(), token: z.string() }),
]);
export type RecoveryFlow = z.infer<typeof recoveryFlow>;

export type RecoveryEvent =
  | { type: 'started'; email: string }
  | { type: 'codeSent'; email: string; at: number }
  | { type: 'codeAwaited'; email: string }
  | { type: 'codeAccepted'; token: string }
  | { type: 'codeExpired' }
  | { type: 'left' };

export const recoveryStart: RecoveryFlow = { step: 'email', email: '' };

/** The next state. An event that does not belong to the present step changes nothing. */
export function reduceRecovery(flow: RecoveryFlow, event: RecoveryEvent): RecoveryFlow {
  const { email } = flow;
  switch (event.type) {
    case 'started':
      return isFor(flow, event.email) ? flow : { step: 'email', email: event.email };
    case 'codeSent':
      return flow.step === 'password' ? flow : { step: 'code', email: event.email, sentAt: event.at };
    case 'codeAwaited':
      // a copy, so that a person who has gone back sees the code step again
      return flow.step === 'code' && flow.email === event.email ? { ...flow } : flow;
    case 'codeAccepted':
      return flow.step === 'code' ? { step: 'password', email, token: event.token } : flow;
    case 'codeExpired':
      return flow.step === 'password' ? { step: 'email', email } : flow;
    case 'left':
      return recoveryStart;
  }
}

/** The flow as an earlier step shows it. Showing it changes nothing. Once the code is confirmed, earlier steps are not shown again. */
export function shownAt(flow: RecoveryFlow, step: string): RecoveryFlow {
  return flow.step === 'code' && step === 'email' ? { step, email: flow.email } : flow;
}

/** True if the present recovery is for the typed address, or if no address was typed. */
export function isFor({ email }: RecoveryFlow, typed: string): boolean {
  const folded = foldEmail(typed);
  return folded === '' || folded === foldEmail(email);
}
