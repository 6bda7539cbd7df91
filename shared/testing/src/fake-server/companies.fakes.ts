import { contentList, createCompany } from '@keydate/contracts/companies';
import { US_STATES } from '@keydate/domain/us-states';
import { aCompany } from '../builders/companies';
import { fake } from './fake';
import { keepPicture } from './pictures';
import { Refusal } from './refusal';

/** Companies, and the lists that their forms offer. */
export const companyFakes = [
  fake(createCompany, ({ account, body, files, memory }) => {
    const { user } = account;
    if (!user.termsAccepted) throw new Refusal('TERMS_NOT_ACCEPTED');
    if (user.company) throw new Refusal('COMPANY_EXISTS');
    const { address, ...rest } = body;
    const company = aCompany({
      ...rest,
      contact: { address },
      companyAvatar: files.companyAvatar ? keepPicture(memory, files.companyAvatar) : null,
      owner: { _id: user._id, role: user.role, fullName: user.fullName, avatar: user.avatar },
    });
    account.user = { ...user, company };
    return { result: company };
  }),

  fake(contentList, () => ({ result: { states: US_STATES.map(({ id, name }) => ({ id, name })) } })),
];
