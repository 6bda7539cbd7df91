import { canChooseEscalation } from '@keydate/domain/company-permissions';
import type { EscalationGroup } from '@keydate/domain/escalation';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { changeCompany, findCompany } from '../companies.repository';

/** Chooses, for the owner, of which rows they hear when nobody answers their reminders; none switches it off. */
export async function chooseEscalation(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
  { escalates }: { escalates: EscalationGroup[] },
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    const editor = await lockMembership(tx, member);
    const found = await findCompany(tx, editor.companyId);
    if (!found || !canChooseEscalation(editor, found.owner.id)) throw new AppError('FORBIDDEN');
    await changeCompany(tx, editor.companyId, { escalates: [...new Set(escalates)], changedById: editor.id });
    await recordEvent(tx, { clock, sender }, { event: 'company-changed', by: editor, about: 'escalates' });
  });
}
