import { role } from '@keydate/contracts/fields';
import { paths } from '@keydate/client';
import { foldEmail } from '@keydate/domain/email';
import type { Role } from '@keydate/domain/roles';
import { z } from 'zod';

const details = z.object({ fullName: z.string(), email: z.string(), referralCode: z.string() });
/** What the first step asks for, as typed; the invite code is '' without one. */
export type Details = z.infer<typeof details>;

/** `ref` is the invitation that was last seen, so that a reload of its link does not begin again. */
const sofar = z.object({ ref: z.string(), details });
const token = z.string();
/** A code that was asked for with these details and this role; `sentAt` is in milliseconds since 1970. */
const order = z.object({ details, role: role.optional(), token, sentAt: z.number() });
/** The order that still waits in the mail, where one has gone back from its code. */
const sent = order.optional();

/** Where a sign-up stands (spec § 4.7). Until its end the token stands here, outside the session (docs/rules.md). */
export const signUpFlow = z.discriminatedUnion('step', [
  sofar.extend({ step: z.literal('details'), sent }),
  sofar.extend({ step: z.literal('role'), sent }),
  sofar.extend({ step: z.literal('code'), ...order.shape }),
  sofar.extend({ step: z.literal('password'), token }),
  sofar.extend({ step: z.literal('terms'), token }),
  sofar.extend({ step: z.literal('picture'), token }),
]);
export type SignUpFlow = z.infer<typeof signUpFlow>;
export type SignUpStep = SignUpFlow['step'];

/** What an account is asked for with; an invited person chooses no role. */
export interface Wish {
  details: Details;
  role?: Role;
}

export type SignUpEvent =
  | { type: 'invited'; ref: string }
  | { type: 'detailsTyped'; details: Details }
  | { type: 'detailsGiven'; details: Details }
  | { type: 'codeSent'; details: Details; role?: Role; token: string; at: number }
  | ({ type: 'codeAwaited' } & Wish)
  | { type: 'codeResent'; at: number }
  | { type: 'codeEnded' }
  | { type: 'codeAccepted'; token: string }
  | { type: 'passwordSet' }
  | { type: 'termsAccepted' }
  | { type: 'joiningRefused' }
  | { type: 'startedOver' }
  | { type: 'recovered'; email: string }
  | { type: 'left' };

export const signUpStart: SignUpFlow = {
  step: 'details',
  ref: '',
  details: { fullName: '', email: '', referralCode: '' },
};

/** The step that follows; an event that does not belong to the present step changes nothing. */
export function reduceSignUp(flow: SignUpFlow, event: SignUpEvent): SignUpFlow {
  const { ref, details } = flow;
  switch (event.type) {
    case 'invited':
      return event.ref === ref
        ? flow
        : { step: 'details', ref: event.ref, details: { ...details, referralCode: event.ref } };
    case 'detailsTyped':
      return isAsking(flow) ? { ...atDetails(flow), details: event.details } : flow;
    case 'detailsGiven':
      return isAsking(flow) ? { ...atDetails(flow), step: 'role', details: event.details } : flow;
    case 'codeSent':
      return isAsking(flow)
        ? { step: 'code', ref, details: event.details, role: event.role, token: event.token, sentAt: event.at }
        : flow;
    case 'codeAwaited': {
      const sent = isAsking(flow) ? atDetails(flow).sent : undefined;
      return sent && isSame(sent, event) ? { step: 'code', ref, ...sent } : flow;
    }
    case 'codeResent':
      return flow.step === 'code' ? { ...flow, sentAt: event.at } : flow;
    case 'codeEnded':
      return flow.step === 'code' ? { step: 'details', ref, details } : flow;
    case 'codeAccepted':
      return flow.step === 'code' ? { step: 'password', ref, details, token: event.token } : flow;
    case 'passwordSet':
      return flow.step === 'password' ? { ...flow, step: 'terms' } : flow;
    case 'termsAccepted':
      return flow.step === 'terms' ? { ...flow, step: 'picture' } : flow;
    case 'joiningRefused':
      // from here on the person is on their own: a role to choose and a company to make may follow
      return flow.step === 'terms' ? { ...flow, step: 'picture', details: { ...details, referralCode: '' } } : flow;
    case 'startedOver':
      // somebody else may sit here; who was invited still is
      return details.referralCode === ''
        ? signUpStart
        : { ...signUpStart, ref, details: { ...signUpStart.details, referralCode: details.referralCode } };
    case 'recovered':
      // the account has its password now; what is left of the way follows the sign-in
      return foldEmail(details.email) === foldEmail(event.email) ? reduceSignUp(flow, { type: 'startedOver' }) : flow;
    case 'left':
      return signUpStart;
  }
}

type Asking = Extract<SignUpFlow, { step: 'details' | 'role' | 'code' }>;

/** Nothing is proved yet, and all that was entered can still be changed. */
function isAsking(flow: SignUpFlow): flow is Asking {
  return flow.step === 'details' || flow.step === 'role' || flow.step === 'code';
}

/** The first step, as it is for somebody who has been further. */
function atDetails(flow: Asking): Extract<SignUpFlow, { step: 'details' }> {
  return {
    step: 'details',
    ref: flow.ref,
    details: flow.details,
    sent: flow.step === 'code' ? order.parse(flow) : flow.sent,
  };
}

/**
 * The flow as it looks from one of its earlier steps. To look changes nothing: what lies ahead stays there until
 * something else is entered. Once the address is proved there is no looking back.
 */
export function seenFrom(flow: SignUpFlow, step: string): SignUpFlow {
  const steps = stepsOf(flow);
  const isBehind = steps.includes(step) && steps.indexOf(step) < steps.indexOf(flow.step);
  if (!isAsking(flow) || !isBehind) return flow;
  return step === 'role' ? { ...atDetails(flow), step } : atDetails(flow);
}

function isSame(one: Wish, other: Wish): boolean {
  const [ours, theirs] = [one.details, other.details];
  const areSameDetails =
    ours.fullName === theirs.fullName && ours.email === theirs.email && ours.referralCode === theirs.referralCode;
  return areSameDetails && one.role === other.role;
}

const PATHS: Record<SignUpStep, string> = {
  details: paths.signUp,
  role: paths.signUp,
  code: paths.signUp,
  password: paths.password,
  terms: paths.terms,
  picture: paths.picture,
};

/** The address of the flow's present step (spec § 2.4). */
export function pathOf({ step }: SignUpFlow): string {
  return PATHS[step];
}

/** An invited person chooses no role and creates no company. */
const INVITED: readonly string[] = ['details', 'code', 'password', 'terms', 'picture'];
const ALONE: readonly string[] = ['details', 'role', 'code', 'password', 'terms', 'picture', 'company'];

function stepsOf({ details }: SignUpFlow): readonly string[] {
  return details.referralCode === '' ? ALONE : INVITED;
}

/** The present step among all that this person meets. */
export function progressOf(flow: SignUpFlow): { position: number; total: number } {
  const steps = stepsOf(flow);
  return { position: steps.indexOf(flow.step) + 1, total: steps.length };
}

/** The company is the last of all steps, after LOGIN. */
export const PROGRESS_AT_COMPANY = { position: ALONE.length, total: ALONE.length };
