import type { Call } from '@keydate/contracts/call';
import type { CallParts } from './request-of';

/**
 * The callers: a visitor; a person without a company; the owner of a company, the owner's employee, two agents, and an
 * assistant who works for the first agent; a lender of another company.
 */
export const CALLERS = [
  'nobody',
  'withoutCompany',
  'owner',
  'employee',
  'agent',
  'assistant',
  'other',
  'lender',
] as const;
export type Caller = (typeof CALLERS)[number];
export type Person = Exclude<Caller, 'nobody'>;

/**
 * The ids of the people, of the transactions that the owner, the agent and the lender have entered, of an explanation of
 * the agent (for Colorado), of the invitations that agent and lender have emailed, of a transaction of the owner that the
 * lender reads as its lender, of how they do, of an unanswered and of an answered question to them about it, and of the
 * owner's open invitation of the lender to another.
 */
export type SceneIds = Record<
  | Person
  | 'ownersTransaction'
  | 'agentsTransaction'
  | 'lendersTransaction'
  | 'agentsExplanation'
  | 'agentsInvitation'
  | 'lendersInvitation'
  | 'sharedTransaction'
  | 'lenderOfShared'
  | 'openQuestion'
  | 'answeredQuestion'
  | 'proposedDate'
  | 'invitationOfLender',
  string
>;

/** One line of the table: who gets which answer to a call. */
export interface Act {
  what: string;
  call: Call;
  parts: (ids: SceneIds) => CallParts;
  /** The status of the answer, in the order of CALLERS. */
  answers: readonly number[];
}

export function act(what: string, call: Call, parts: Act['parts'], answers: readonly number[]): Act {
  return { what, call, parts, answers };
}

/** The answers of a call that super roles alone may make (spec § 6). */
export function superRolesGet(status: number): readonly number[] {
  return [401, 403, status, 403, 403, 403, 403, status];
}
