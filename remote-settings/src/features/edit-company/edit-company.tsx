import { useSignedInUser } from '@keydate/client';
import { canEditCompany } from '@keydate/domain/company-permissions';
import { Section } from '../../ui/section';
import { CompanyDetails } from './company-details';
import { CompanyForm } from './company-form';
import { copy } from './copy';

/** The company's data: super roles change it, everybody else reads it. */
export function EditCompany() {
  const { company, role } = useSignedInUser();
  if (!company) return null;
  if (!canEditCompany({ role })) {
    return (
      <Section title={copy.title} lede={copy.readOnly(company.owner.fullName)}>
        <CompanyDetails company={company} />
      </Section>
    );
  }
  return (
    <Section title={copy.title}>
      <CompanyForm company={company} />
    </Section>
  );
}
