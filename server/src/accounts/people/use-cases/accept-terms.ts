import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Sender } from '../../audit/sender';
import { recordEvent, type AuditContext } from '../../audit/use-cases/record-event';
import { hasAcceptedTerms } from '../../policies/person';
import { findPerson, updatePerson } from '../people.repository';
import type { Person } from '../person';
import { joinCompany, type JoinTools } from './join-company';

/** Notes that a person accepts the terms in force, and when they first did. */
export async function acceptTerms(tx: Tx, person: Person, context: AuditContext): Promise<void> {
  if (hasAcceptedTerms(person)) return;
  await updatePerson(tx, person.id, { termsVersion: TERMS_IN_FORCE, termsAcceptedAt: context.clock.now() });
  await recordEvent(tx, context, { event: 'terms-accepted', by: person, about: TERMS_IN_FORCE });
}

/**
 * Lets an invited person join after accepting the terms. If the code was renewed or the team filled up since the
 * sign-up, the terms stay accepted and the code is dropped, so that the person can choose another way.
 */
export async function joinAsInvited(tools: JoinTools, personId: string, sender: Sender): Promise<void> {
  const person = await findPerson(tools.db, personId);
  if (!person?.pendingInviteCode) return;
  try {
    await joinCompany(tools, person, person.pendingInviteCode, sender);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // the button was pressed twice: the other request has let them in
    if (error.code === 'COMPANY_EXISTS') return;
    await updatePerson(tools.db, personId, { pendingInviteCode: null });
    throw error.code === 'INVITE_CODE_UNKNOWN' ? new AppError('INVITE_CODE_ENDED') : error;
  }
}
