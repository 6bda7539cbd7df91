import { isRowForLenders } from './lender-rows';
import { isCompanyOfLenders, type Role } from './roles';

/**
 * The state of a lender's access to a transaction: invited by email; reading it; having declined; no longer reading it because the
 * realtor withdrew the invitation, or because the lender left the company that they read it for.
 */
export type LenderState = 'invited' | 'accepted' | 'declined' | 'withdrawn' | 'left';

/** The fields that decide whether a person reads a transaction as its lender. */
export interface LenderShare {
  state: LenderState;
  /** The person who accepted, and their company at that time. Null until then. */
  lenderId: string | null;
  lenderCompanyId: string | null;
}

/** True if a person reads a transaction as its lender: while they are in the company that they accepted for. */
export function isReadAsLender(person: { id: string; companyId: string | null }, share: LenderShare): boolean {
  return share.state === 'accepted' && share.lenderId === person.id && share.lenderCompanyId === person.companyId;
}

/** A realtor's choices for one lender: the ids of deadlines to share and to hide, under any titles. */
export interface SharedDates {
  sharedDateIds: readonly string[];
  hiddenDateIds: readonly string[];
}

/** True if a lender sees a deadline: as chosen for them, or else if its title is recognized as a row for lenders. */
export function isShownToLender(
  { id, title }: { id: string; title: string },
  { sharedDateIds, hiddenDateIds }: SharedDates,
): boolean {
  if (hiddenDateIds.includes(id)) return false;
  return sharedDateIds.includes(id) || isRowForLenders(title);
}

/** An invitation as far as it decides who may answer it. */
export interface AnswerableInvitation {
  email: string;
  state: LenderState;
  expiresAt: Date;
  /** Of the transaction. */
  status: 'Active' | 'Closed';
  companyId: string;
}

/** The person who opens an invitation. `company` is null while they have none. */
export interface InvitationReader {
  email: string;
  role: Role;
  company: { id: string; owner: { role: Role } } | null;
}

/** True if somebody is a lender, or can become one: a realtor without a company can create one of realtors only. */
function canLend({ role, company }: InvitationReader): boolean {
  return company ? isCompanyOfLenders(company.owner) : role !== 'SuperRealtor';
}

/** Why an invitation cannot be answered: a code of the error catalog. */
export type InvitationProblem =
  | 'LENDER_INVITATION_FOR_ANOTHER'
  | 'LENDER_INVITATION_NOT_A_LENDER'
  | 'LENDER_INVITATION_OWN_COMPANY'
  | 'LENDER_INVITATION_WITHDRAWN'
  | 'LENDER_INVITATION_DECLINED'
  | 'LENDER_INVITATION_ENDED'
  | 'LENDER_TRANSACTION_CLOSED';

/**
 * Why a person cannot open an invitation; null where they can, or have accepted it before. The recipient is checked first, so
 * that nobody else learns its state.
 */
export function problemOfInvitation(
  { email, state, expiresAt, status, companyId }: AnswerableInvitation,
  reader: InvitationReader,
  now: Date,
): InvitationProblem | null {
  if (email !== reader.email) return 'LENDER_INVITATION_FOR_ANOTHER';
  if (reader.company?.id === companyId) return 'LENDER_INVITATION_OWN_COMPANY';
  if (!canLend(reader)) return 'LENDER_INVITATION_NOT_A_LENDER';
  if (state === 'accepted') return null;
  if (state === 'withdrawn') return 'LENDER_INVITATION_WITHDRAWN';
  if (state === 'declined') return 'LENDER_INVITATION_DECLINED';
  if (status === 'Closed') return 'LENDER_TRANSACTION_CLOSED';
  return state === 'left' || expiresAt <= now ? 'LENDER_INVITATION_ENDED' : null;
}
