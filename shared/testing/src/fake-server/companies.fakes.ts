import {
  changeDaysOff,
  chooseEscalation,
  chooseKeepsContracts,
  contentList,
  createCompany,
  renewInviteLink,
  updateCompany,
  type Company,
} from '@keydate/contracts/companies';
import { APPOINTED_DAYS_MAX } from '@keydate/contracts/limits';
import { changedMeanwhile } from '@keydate/domain/changed-meanwhile';
import {
  canChooseEscalation,
  canChooseKeepsContracts,
  canCreateCompany,
  canEditCompany,
} from '@keydate/domain/company-permissions';
import { changedDaysOff, NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { US_STATES } from '@keydate/domain/us-states';
import { aCompany } from '../builders/companies';
import { fake } from './fake';
import { storePicture } from './pictures';

/** Companies, and the lists that their forms offer. */
export const companyFakes = [
  fake(createCompany, (asked) => {
    const { account, body, files, refuse } = asked;
    const { user } = account;
    if (!canCreateCompany(user)) throw refuse('FORBIDDEN');
    if (!user.termsAccepted) throw refuse('TERMS_NOT_ACCEPTED');
    if (user.company) throw refuse('COMPANY_EXISTS');
    const { address, ...rest } = body;
    const company = aCompany({
      ...rest,
      contact: { address },
      companyAvatar: files.companyAvatar ? storePicture(asked, files.companyAvatar) : null,
      owner: { _id: user._id, role: user.role, fullName: user.fullName, avatar: user.avatar },
    });
    account.user = { ...user, company };
    return { result: company };
  }),

  fake(updateCompany, (asked) => {
    const { account, body, files, world, refuse } = asked;
    const { company } = account.user;
    if (!company) throw refuse('COMPANY_MISSING');
    if (!canEditCompany(account.user)) throw refuse('FORBIDDEN');
    const { contact, seen, ...fields } = body;
    const meanwhile = [
      ...changedMeanwhile({ ...company, companyAvatar: company.companyAvatar?.url ?? '' }, seen ?? {}, {
        ...fields,
        companyAvatar: files.companyAvatar,
      }),
      ...changedMeanwhile(company.contact.address, seen?.contact?.address ?? {}, contact?.address ?? {}),
    ];
    if (meanwhile.length > 0)
      throw refuse('CHANGED_MEANWHILE', { result: { company, changedBy: world.lastChangedBy } });
    const changed: Company = {
      ...company,
      ...fields,
      contact: { address: { ...company.contact.address, ...contact?.address } },
      companyAvatar: files.companyAvatar ? storePicture(asked, files.companyAvatar) : company.companyAvatar,
    };
    account.user = { ...account.user, company: changed };
    return { message: 'Update successful!', result: { company: changed } };
  }),

  fake(changeDaysOff, ({ account, body, refuse }) => {
    const { company } = account.user;
    if (!company) throw refuse('COMPANY_MISSING');
    if (!canEditCompany(account.user)) throw refuse('FORBIDDEN');
    const { appointed, fridayBeforeHoliday } = changedDaysOff(company.daysOff ?? NO_OWN_DAYS_OFF, body);
    if (appointed.length > APPOINTED_DAYS_MAX) throw refuse('DAYS_OFF_FULL');
    const changed: Company = { ...company, daysOff: { appointed: [...appointed], fridayBeforeHoliday } };
    account.user = { ...account.user, company: changed };
    return { result: { company: changed } };
  }),

  fake(chooseKeepsContracts, ({ account, body, refuse }) => {
    const { company, _id: id } = account.user;
    if (!company) throw refuse('COMPANY_MISSING');
    if (!canChooseKeepsContracts({ id }, company.owner._id)) throw refuse('FORBIDDEN');
    const changed: Company = { ...company, keepsContracts: body.keepsContracts };
    account.user = { ...account.user, company: changed };
    return { result: { company: changed } };
  }),

  fake(chooseEscalation, ({ account, body, refuse }) => {
    const { company, _id: id } = account.user;
    if (!company) throw refuse('COMPANY_MISSING');
    if (!canChooseEscalation({ id }, company.owner._id)) throw refuse('FORBIDDEN');
    const changed: Company = { ...company, escalates: body.escalates };
    account.user = { ...account.user, company: changed };
    return { result: { company: changed } };
  }),

  fake(renewInviteLink, ({ account, body, refuse }) => {
    const { company } = account.user;
    if (!company?.[body.link]) throw refuse(company ? 'FORBIDDEN' : 'COMPANY_MISSING');
    const renewed: Company = { ...company, [body.link]: `${company[body.link]}2` };
    account.user = { ...account.user, company: renewed };
    return { result: { company: renewed } };
  }),

  fake(contentList, () => ({ result: { states: US_STATES.map(({ id, name }) => ({ id, name })) } })),
];
