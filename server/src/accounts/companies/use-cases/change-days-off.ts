import { APPOINTED_DAYS_MAX } from '@keydate/contracts/limits';
import { canEditCompany } from '@keydate/domain/company-permissions';
import { changedDaysOff, type DaysOffChange } from '@keydate/domain/computed-deadlines/own-days-off';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { changeCompany, findCompany } from '../companies.repository';

/** Changes what a company adds to the days off of the states, by a super role. The lock lets no change undo another one. */
export async function changeDaysOff(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
  change: DaysOffChange,
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    const editor = await lockMembership(tx, member);
    const found = await findCompany(tx, editor.companyId);
    if (!found || !canEditCompany(editor)) throw new AppError('FORBIDDEN');
    const daysOff = changedDaysOff(found.company.daysOff, change);
    if (daysOff.appointed.length > APPOINTED_DAYS_MAX) throw new AppError('DAYS_OFF_FULL');
    await changeCompany(tx, editor.companyId, { daysOff, changedById: editor.id });
    await recordEvent(tx, { clock, sender }, { event: 'company-changed', by: editor, about: 'daysOff' });
  });
}
