import type { User } from '@keydate/contracts/people';
import { presentBilling } from '../billing/billing.presenter';
import { presentCompany } from '../companies/companies.presenter';
import { presentPicture } from '../pictures/pictures.presenter';
import { hasAcceptedTerms } from './people.policy';
import type { Profile } from './use-cases/read-profile';

export function presentUser({ person, membership }: Profile, origin: string): User {
  const { id, fullName, role, email, phone, pictureId, timeZone } = person;
  return {
    _id: id,
    fullName,
    role,
    avatar: presentPicture(pictureId),
    contact: { email, phone },
    company: membership && presentCompany({ ...membership, origin }),
    termsAccepted: hasAcceptedTerms(person),
    timeZone,
    ...presentBilling(membership?.billing, person),
  };
}
