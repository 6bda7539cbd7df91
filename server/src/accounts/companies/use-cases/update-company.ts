import type { updateCompanyBody } from '@keydate/contracts/companies';
import { canEditCompany } from '@keydate/domain/company-permissions';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import { refuseIfChanged } from '../../../calls/changed-meanwhile';
import type { Tools } from '../../../tools';
import { changedFields } from '../../audit/changed-fields';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import { pictureAddress } from '../../pictures/picture-file';
import { encodePicture } from '../../pictures/use-cases/encode-picture';
import { saveWithPicture } from '../../pictures/use-cases/save-with-picture';
import { changeCompany, findCompany, type CompanyChange } from '../companies.repository';

export interface CompanyUpdate {
  body: z.output<typeof updateCompanyBody>;
  avatar: Uint8Array | undefined;
}

type UpdateTools = Pick<Tools, 'db' | 'clock' | 'files' | 'pictures'>;

/**
 * Changes the fields of a company that were sent, by a super role, unless somebody else has changed one of them since
 * the person saw it. A new picture takes the place of the old one, which is removed.
 */
export async function updateCompany(
  tools: UpdateTools,
  member: Member,
  { body, avatar }: CompanyUpdate,
  sender: Sender,
): Promise<void> {
  if (!canEditCompany(member)) throw new AppError('FORBIDDEN');
  const { companyId } = member;
  const webp = avatar && (await encodePicture(tools, avatar));
  await saveWithPicture(tools, { webp, owner: { companyId } }, async (tx, pictureId) => {
    const editor = await lockMembership(tx, member);
    const found = await findCompany(tx, companyId);
    if (!found || !canEditCompany(editor)) throw new AppError('FORBIDDEN');
    const change = changeOf(body, pictureId);
    const { contact, ...seen } = body.seen ?? {};
    const { pictureId: present } = found.company;
    const companyAvatar = present === null ? '' : pictureAddress(present);
    refuseIfChanged(
      { ...found.company, companyAvatar },
      { ...seen, ...contact?.address },
      { ...change, companyAvatar: pictureId },
    );
    const about = changedFields(found.company, change);
    if (about.length === 0) return found.company.pictureId;
    await changeCompany(tx, companyId, { ...change, changedById: editor.id });
    await recordEvent(
      tx,
      { clock: tools.clock, sender },
      { event: 'company-changed', by: editor, about: about.join(', ') },
    );
    return found.company.pictureId;
  });
}

function changeOf(
  { contact, seen: _seen, ...rest }: CompanyUpdate['body'],
  pictureId: string | undefined,
): CompanyChange {
  return {
    ...rest,
    ...contact?.address,
    ...(pictureId && { pictureId }),
  };
}
