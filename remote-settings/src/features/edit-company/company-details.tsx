import type { Company } from '@keydate/contracts/companies';
import { ColorValue } from '../../ui/color-value';
import { Details } from '../../ui/details';
import { copy } from './copy';

/** The company's data, to read. */
export function CompanyDetails({ company }: { company: Company }) {
  const { name, website, contact, owner, primaryColor, secondaryColor } = company;
  const { street, city, state, zipCode } = contact.address;
  return (
    <Details
      values={{
        [copy.name]: name,
        [copy.website]: website,
        [copy.address]: `${street}, ${city}, ${state} ${zipCode}`,
        [copy.primaryColor]: <ColorValue color={primaryColor} />,
        [copy.secondaryColor]: <ColorValue color={secondaryColor} />,
        [copy.owner]: owner.fullName,
      }}
    />
  );
}
