import type { Company } from '@keydate/contracts/companies';
import { Details } from '../../ui/details';
import { copy } from './copy';

/** The company's data, to read. */
export function CompanyDetails({ company: { name, website, contact, owner } }: { company: Company }) {
  const { street, city, state, zipCode } = contact.address;
  return (
    <Details
      values={{
        [copy.name]: name,
        [copy.website]: website,
        [copy.address]: `${street}, ${city}, ${state} ${zipCode}`,
        [copy.owner]: owner.fullName,
      }}
    />
  );
}
