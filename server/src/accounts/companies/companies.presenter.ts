import { companyAddress, companyFields, type Company as CompanyOnWire } from '@keydate/contracts/companies';
import { inviteLink } from '../invites/invite-code';
import type { codesOf } from '../invites/invites.repository';
import { presentPicture } from '../pictures/pictures.presenter';
import type { findCompany } from './companies.repository';

export interface CompanyForMember {
  found: NonNullable<Awaited<ReturnType<typeof findCompany>>>;
  /** The codes of the person it is given to (server/src/accounts/README.md, People). */
  codes: Awaited<ReturnType<typeof codesOf>>;
  origin: string;
}

export function presentCompany({ found: { company, owner }, codes, origin }: CompanyForMember): CompanyOnWire {
  return {
    ...companyFields.parse(company),
    _id: company.id,
    companyAvatar: presentPicture(company.pictureId),
    contact: { address: companyAddress.parse(company) },
    clientInviteLink: inviteLink(origin, codes.C),
    employeeInviteLink: inviteLink(origin, codes.E),
    agentsInviteLink: inviteLink(origin, codes.A),
    keepsContracts: company.keepsContracts,
    escalates: [...company.escalates],
    daysOff: { ...company.daysOff, appointed: [...company.daysOff.appointed] },
    owner: { _id: owner.id, role: owner.role, fullName: owner.fullName, avatar: presentPicture(owner.pictureId) },
  };
}
