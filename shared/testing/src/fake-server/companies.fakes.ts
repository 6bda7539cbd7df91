import { contentList, createCompany, renewInviteLink, updateCompany, type Company } from '@keydate/contracts/companies';
import { isSuperRole } from '@keydate/domain/roles';
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

  fake(updateCompany, ({ account, body, files, memory }) => {
    const { company, role } = account.user;
    if (!company) throw new Refusal('COMPANY_MISSING');
    if (!isSuperRole(role)) throw new Refusal('FORBIDDEN');
    const changed: Company = {
      ...company,
      ...body,
      primaryColor: body.primaryColor ?? company.primaryColor,
      secondaryColor: body.secondaryColor ?? company.secondaryColor,
      companyAvatar: files.companyAvatar ? keepPicture(memory, files.companyAvatar) : company.companyAvatar,
    };
    account.user = { ...account.user, company: changed };
    return { message: 'Update successful!', result: { company: changed } };
  }),

  fake(renewInviteLink, ({ account, body }) => {
    const { company } = account.user;
    if (!company?.[body.link]) throw new Refusal(company ? 'FORBIDDEN' : 'COMPANY_MISSING');
    const renewed: Company = { ...company, [body.link]: `${company[body.link]}2` };
    account.user = { ...account.user, company: renewed };
    return { result: { company: renewed } };
  }),

  fake(contentList, () => ({ result: { states: US_STATES.map(({ id, name }) => ({ id, name })) } })),
];
