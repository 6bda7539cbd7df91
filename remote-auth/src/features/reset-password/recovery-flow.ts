import { z } from 'zod';

/** Where a recovery stands (spec § 4.7); `token` is of the session that its code has made, `sentAt` in milliseconds since 1970. */
export const recoveryFlow = z.discriminatedUnion('step', [
  z.object({ step: z.literal('email'), email: z.string() }),
  z.object({ step: z.literal('code'), email: z.string(), sentAt: z.number() }),
  z.object({ step: z.literal('password'), email: z.string(), token: z.string() }),
]);
export type RecoveryFlow = z.infer<typeof recoveryFlow>;

export type RecoveryEvent =
  | { type: 'codeSent'; email: string; at: number }
  | { type: 'wentBack' }
  | { type: 'codeAccepted'; token: string }
  | { type: 'left' };

export const recoveryStart: RecoveryFlow = { step: 'email', email: '' };

/** The step that follows; an event that does not belong to the present step changes nothing. */
export function reduceRecovery(flow: RecoveryFlow, event: RecoveryEvent): RecoveryFlow {
  const { email } = flow;
  switch (event.type) {
    case 'codeSent':
      return flow.step === 'password' ? flow : { step: 'code', email: event.email, sentAt: event.at };
    case 'wentBack':
      return { step: 'email', email };
    case 'codeAccepted':
      return flow.step === 'code' ? { step: 'password', email, token: event.token } : flow;
    case 'left':
      return recoveryStart;
  }
}
