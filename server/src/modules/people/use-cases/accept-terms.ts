import type { Tools } from '../../../tools';
import { lockPerson, updatePerson } from '../people.repository';
import { TERMS_IN_FORCE } from '../terms';
import { joinCompany } from './join-company';

/** Notes that a person accepts the terms; whoever was invited joins their company by it. */
export async function acceptTerms({ db, clock }: Pick<Tools, 'db' | 'clock'>, personId: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) return;
    await updatePerson(tx, personId, { termsVersion: TERMS_IN_FORCE, termsAcceptedAt: now });
    if (person.pendingInviteCode) await joinCompany(tx, person, person.pendingInviteCode, now);
  });
}
