import type { ChatParty } from '@keydate/contracts/chat';
import type { User } from '@keydate/contracts/people';
import { presentCompany } from '../companies/companies.presenter';
import { presentPicture } from '../pictures/pictures.presenter';
import { hasAcceptedTerms } from '../policies/person';
import type { Profile } from './use-cases/read-profile';

export function presentUser({ person, membership, billing }: Profile, origin: string): User {
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
    ...billing,
  };
}

/** A person as others see them next to their messages and transactions. */
export function presentParty({
  id,
  fullName,
  pictureId,
}: {
  id: string;
  fullName: string;
  pictureId: string | null;
}): ChatParty {
  return { _id: id, fullName, avatar: presentPicture(pictureId) };
}
