import { canChooseKeepsContracts } from '@keydate/domain/company-permissions';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { changeCompany, findCompany } from '../companies.repository';

/** Chooses, for the owner, whether contracts are stored with their transactions unless the person says otherwise at Submit. */
export async function chooseKeepsContracts(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
  { keepsContracts }: { keepsContracts: boolean },
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    const editor = await lockMembership(tx, member);
    const found = await findCompany(tx, editor.companyId);
    if (!found || !canChooseKeepsContracts(editor, found.owner.id)) throw new AppError('FORBIDDEN');
    await changeCompany(tx, editor.companyId, { keepsContracts, changedById: editor.id });
    await recordEvent(tx, { clock, sender }, { event: 'company-changed', by: editor, about: 'keepsContracts' });
  });
}
