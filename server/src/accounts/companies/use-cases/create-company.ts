import { randomUUID } from 'node:crypto';
import type { createCompanyBody } from '@keydate/contracts/companies';
import { canCreateCompany } from '@keydate/domain/company-permissions';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent, type AuditContext } from '../../audit/use-cases/record-event';
import { giveInviteCodes } from '../../invites/use-cases/give-invite-codes';
import { hasAcceptedTerms } from '../../policies/person';
import { lockPerson, updatePerson } from '../../people/people.repository';
import { encodePicture } from '../../pictures/use-cases/encode-picture';
import { saveWithPicture } from '../../pictures/use-cases/save-with-picture';
import { insertCompany } from '../companies.repository';

export interface CompanyForm {
  input: z.output<typeof createCompanyBody>;
  avatar: Uint8Array | undefined;
}

type CreateTools = Pick<Tools, 'db' | 'clock' | 'files' | 'pictures'>;

/** Creates a person's company. Each person has one; the second of two simultaneous requests is refused. */
export async function createCompany(
  tools: CreateTools,
  creatorId: string,
  { input, avatar }: CompanyForm,
  sender: Sender,
): Promise<void> {
  const companyId = randomUUID();
  const webp = avatar && (await encodePicture(tools, avatar));
  const creation = { companyId, creatorId, input, context: { clock: tools.clock, sender } };
  await saveWithPicture(tools, { webp, owner: { companyId } }, async (tx, pictureId) => {
    await startCompany(tx, { ...creation, pictureId: pictureId ?? null });
    return null;
  });
}

interface Creation {
  companyId: string;
  creatorId: string;
  input: CompanyForm['input'];
  pictureId: string | null;
  context: AuditContext;
}

async function startCompany(tx: Tx, { companyId, creatorId, input, pictureId, context }: Creation): Promise<void> {
  const creator = await lockPerson(tx, creatorId);
  if (!creator || !canCreateCompany(creator)) throw new AppError('FORBIDDEN');
  if (!hasAcceptedTerms(creator)) throw new AppError('TERMS_NOT_ACCEPTED');
  if (creator.companyId !== null) throw new AppError('COMPANY_EXISTS');
  const { address, ...rest } = input;
  const now = context.clock.now();
  await insertCompany(tx, { ...rest, ...address, id: companyId, ownerId: creatorId, pictureId, createdAt: now });
  await updatePerson(tx, creatorId, { companyId });
  await giveInviteCodes(tx, creator, now);
  await recordEvent(tx, context, { event: 'company-founded', by: { id: creatorId, companyId } });
}
