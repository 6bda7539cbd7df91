import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import { lockPerson, updatePerson } from '../people.repository';
import type { Person } from '../person';
import { joinCompany } from './join-company';

/** Notes that a person accepts the terms in force, and when first. Gives the person as of then. */
export async function acceptTerms({ db, clock }: Pick<Tools, 'db' | 'clock'>, personId: string, sender: Sender): Promise<Person> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) throw new AppError('UNAUTHENTICATED');
    if (person.termsVersion === TERMS_IN_FORCE) return person;
    await updatePerson(tx, personId, { termsVersion: TERMS_IN_FORCE, termsAcceptedAt: clock.now() });
    await recordEvent(tx, { clock, sender }, { event: 'terms-accepted', by: person, about: TERMS_IN_FORCE });
    return person;
  });
}

/**
 * Lets whoever was invited join, once they have accepted the terms. The code may have been renewed or the team filled
 * up since the sign-up: the terms stay accepted, and the code is forgotten, so that the person can go another way.
 */
export async function joinAsInvited(tools: Pick<Tools, 'db' | 'clock'>, person: Person, sender: Sender): Promise<void> {
  if (person.pendingInviteCode === null) return;
  try {
    await joinCompany(tools, person, person.pendingInviteCode, sender);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // the button pressed twice: the other request has let them in
    if (error.code === 'COMPANY_EXISTS') return;
    await updatePerson(tools.db, person.id, { pendingInviteCode: null });
    throw error.code === 'INVITE_CODE_UNKNOWN' ? new AppError('INVITE_CODE_ENDED') : error;
  }
}
