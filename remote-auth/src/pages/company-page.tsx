import { session, useUser } from '@keydate/client';
import { isSuperRole } from '@keydate/domain/roles';
import { AcceptTerms } from '../features/accept-terms/accept-terms';
import { CompanyForm } from '../features/create-company/company-form';
import { LogOutLine } from '../features/create-company/log-out-line';
import { NoCompany } from '../features/create-company/no-company';
import { PROGRESS_AT_COMPANY } from '../features/sign-up/sign-up-flow';
import { AuthFrame } from '../ui/auth-frame/auth-frame';
import { FlowProgress } from '../ui/flow-progress';

export default function CompanyPage() {
  const user = useUser();
  // the shell is about to take this page away
  if (!user || user.company) return null;
  return (
    <AuthFrame isWide>
      {!user.termsAccepted && <AcceptTerms onAccepted={(accepted) => session().update(accepted)} />}
      {user.termsAccepted && isSuperRole(user.role) && (
        <>
          <FlowProgress {...PROGRESS_AT_COMPANY} />
          <CompanyForm />
        </>
      )}
      {user.termsAccepted && !isSuperRole(user.role) && <NoCompany />}
      <LogOutLine name={user.fullName} />
    </AuthFrame>
  );
}
