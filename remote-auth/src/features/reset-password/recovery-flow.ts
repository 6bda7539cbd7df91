import { z } from 'zod';

/** Where a recovery stands (spec § 4.7); `token` is of the session that its code has made, `sentAt` in milliseconds since 1970. */
export const recoveryFlow = z.discriminatedUnion('step', [
  /** `sent` is the code that still waits in the mail, where one has gone back from it. */
  z.object({ step: z.literal('email'), email: z.string(), sent: z.object({ email: z.string(), at: z.number() }).optional() }),
  z.object({ step: z.literal('code'), email: z.string(), sentAt: z.number() }),
  z.object({ step: z.literal('password'), email: z.string(), token: z.string() }),
]);
export type RecoveryFlow = z.infer<typeof recoveryFlow>;

export type RecoveryEvent =
  | { type: 'begun'; email: string }
  | { type: 'codeSent'; email: string; at: number }
  | { type: 'codeAwaited'; email: string }
  | { type: 'wentBack' }
  | { type: 'codeAccepted'; token: string }
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
      return flow.step === 'email' && flow.sent?.email === event.email ? { step: 'code', email: event.email, sentAt: flow.sent.at } : flow;
    case 'wentBack':
      return { step: 'email', email, sent: flow.step === 'code' ? { email, at: flow.sentAt } : undefined };
    case 'codeAccepted':
      return flow.step === 'code' ? { step: 'password', email, token: event.token } : flow;
    case 'left':
      return recoveryStart;
  }
}

/** Whether the recovery under way is of this address, as it was typed; of '' any is. */
export function isFor({ email }: RecoveryFlow, typed: string): boolean {
  const asked = typed.trim().toLowerCase();
  return asked === '' || asked === email.toLowerCase();
}
