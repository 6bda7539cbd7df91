import type { Role } from '@keydate/domain/roles';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { chosenRole } from '../people.policy';
import { lockPerson, updatePerson } from '../people.repository';

/** Gives a person without a company a role that can found one (docs/rules.md, Joining). */
export async function chooseRole({ db }: Pick<Tools, 'db'>, personId: string, wanted: Role): Promise<void> {
  const role = chosenRole(wanted);
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) throw new AppError('UNAUTHENTICATED');
    if (person.companyId !== null) throw new AppError('COMPANY_EXISTS');
    await updatePerson(tx, personId, { role, pendingInviteCode: null });
  });
}
