import { role } from '@keydate/contracts/fields';
import { paths } from '@keydate/client';
import { foldEmail } from '@keydate/domain/email';
import type { Role } from '@keydate/domain/roles';
import { z } from 'zod';

const details = z.object({ fullName: z.string(), email: z.string(), referralCode: z.string() });
/** The entries of the first step. Without an invite code, `referralCode` is ''. */
export type Details = z.infer<typeof details>;

/** `ref` is the last invitation that was opened, so that a reload of its link does not start the flow again. */
const common = z.object({ ref: z.string(), details });
const token = z.string();
/** A code that was sent for these details and this role; `sentAt` is in milliseconds since 1970. */
const sentCode = z.object({ details, role: role.optional(), token, sentAt: z.number() });
/** The code that was already sent, for a person who has gone back from the code step. */
const sent = sentCode.optional();

/**
 * The state of a sign-up (spec § 4.7). Until the sign-up ends, the token is here and not in the session
 * (server/src/accounts/README.md, Signing up and in).
 */
export const signUpFlow = z.discriminatedUnion('step', [
  common.extend({ step: z.literal('details'), sent }),
  common.extend({ step: z.literal('role'), sent }),
  common.extend({ step: z.literal('code'), ...sentCode.shape }),
  common.extend({ step: z.literal('password'), token }),
  common.extend({ step: z.literal('terms'), token }),
  common.extend({ step: z.literal('picture'), token }),
]);
export type SignUpFlow = z.infer<typeof signUpFlow>;
export type SignUpStep = SignUpFlow['step'];

/** The details of an account that is requested. An invited person chooses no role. */
export interface SignUpRequest {
  details: Details;
  role?: Role;
}

export type SignUpEvent =
  | { type: 'invited'; ref: string }
  | { type: 'detailsTyped'; details: Details }
  | { type: 'detailsGiven'; details: Details }
  | { type: 'codeSent'; details: Details; role?: Role; token: string; at: number }
  | ({ type: 'codeAwaited' } & SignUpRequest)
  | { type: 'codeResent'; at: number }
  | { type: 'codeExpired' }
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

/** The next state. An event that does not belong to the present step changes nothing. */
export function reduceSignUp(flow: SignUpFlow, event: SignUpEvent): SignUpFlow {
  const { ref, details } = flow;
  switch (event.type) {
    case 'invited':
      return event.ref === ref
        ? flow
        : { step: 'details', ref: event.ref, details: { ...details, referralCode: event.ref } };
    case 'detailsTyped':
      return isUnconfirmed(flow) ? { ...atDetails(flow), details: event.details } : flow;
    case 'detailsGiven':
      return isUnconfirmed(flow) ? { ...atDetails(flow), step: 'role', details: event.details } : flow;
    case 'codeSent':
      return isUnconfirmed(flow)
        ? { step: 'code', ref, details: event.details, role: event.role, token: event.token, sentAt: event.at }
        : flow;
    case 'codeAwaited': {
      const sent = isUnconfirmed(flow) ? atDetails(flow).sent : undefined;
      return sent && isSame(sent, event) ? { step: 'code', ref, ...sent } : flow;
    }
    case 'codeResent':
      return flow.step === 'code' ? { ...flow, sentAt: event.at } : flow;
    case 'codeExpired':
      return flow.step === 'code' ? { step: 'details', ref, details } : flow;
    case 'codeAccepted':
      return flow.step === 'code' ? { step: 'password', ref, details, token: event.token } : flow;
    case 'passwordSet':
      return flow.step === 'password' ? { ...flow, step: 'terms' } : flow;
    case 'termsAccepted':
      return flow.step === 'terms' ? { ...flow, step: 'picture' } : flow;
    case 'joiningRefused':
      // without the invitation, a role and a company of their own may follow
      return flow.step === 'terms' ? { ...flow, step: 'picture', details: { ...details, referralCode: '' } } : flow;
    case 'startedOver':
      // another person may use this tab now, but the invitation remains
      return details.referralCode === ''
        ? signUpStart
        : { ...signUpStart, ref, details: { ...signUpStart.details, referralCode: details.referralCode } };
    case 'recovered':
      // the account has its password now; the remaining steps follow after signing in
      return foldEmail(details.email) === foldEmail(event.email) ? reduceSignUp(flow, { type: 'startedOver' }) : flow;
    case 'left':
      return signUpStart;
  }
}

type Unconfirmed = Extract<SignUpFlow, { step: 'details' | 'role' | 'code' }>;

/** The email address is not confirmed yet: all entries can still be changed. */
function isUnconfirmed(flow: SignUpFlow): flow is Unconfirmed {
  return flow.step === 'details' || flow.step === 'role' || flow.step === 'code';
}

/** The first step, for a person who has already been at a later one. */
function atDetails(flow: Unconfirmed): Extract<SignUpFlow, { step: 'details' }> {
  return {
    step: 'details',
    ref: flow.ref,
    details: flow.details,
    sent: flow.step === 'code' ? sentCode.parse(flow) : flow.sent,
  };
}

/**
 * The flow as an earlier step shows it. Showing an earlier step changes nothing: the later steps remain until another
 * value is entered. Once the email address is confirmed, earlier steps are not shown again.
 */
export function shownAt(flow: SignUpFlow, step: string): SignUpFlow {
  const steps = stepsOf(flow);
  const isBehind = steps.includes(step) && steps.indexOf(step) < steps.indexOf(flow.step);
  if (!isUnconfirmed(flow) || !isBehind) return flow;
  return step === 'role' ? { ...atDetails(flow), step } : atDetails(flow);
}

function isSame(one: SignUpRequest, other: SignUpRequest): boolean {
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

/** The path of the present step (spec § 2.4). */
export function pathOf({ step }: SignUpFlow): string {
  return PATHS[step];
}

/** An invited person chooses no role and creates no company. */
const INVITED: readonly string[] = ['details', 'code', 'password', 'terms', 'picture'];
const ALONE: readonly string[] = ['details', 'role', 'code', 'password', 'terms', 'picture', 'company'];

function stepsOf({ details }: SignUpFlow): readonly string[] {
  return details.referralCode === '' ? ALONE : INVITED;
}

/** The position of the present step among all steps of this person. */
export function progressOf(flow: SignUpFlow): { position: number; total: number } {
  const steps = stepsOf(flow);
  return { position: steps.indexOf(flow.step) + 1, total: steps.length };
}

/** The company is the last step. It comes after LOGIN. */
export const PROGRESS_AT_COMPANY = { position: ALONE.length, total: ALONE.length };
