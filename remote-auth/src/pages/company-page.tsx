import { useUser } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { isSuperRole } from '@keydate/domain/roles';
import { useState } from 'react';
import { CompanyForm } from '../features/create-company/company-form';
import { ConfirmTerms } from '../features/enter-company/confirm-terms';
import { LogOutLine } from '../features/enter-company/log-out-line';
import { OtherWay, type Way } from '../features/enter-company/other-way';
import { TakeRole } from '../features/enter-company/take-role';
import { useInvitation } from '../features/enter-company/use-invitation';
import { JoinForm } from '../features/join-company/join-form';
import { PROGRESS_AT_COMPANY } from '../flows/sign-up-flow';
import { AuthFrame } from '../ui/auth-frame/auth-frame';
import { FlowProgress } from '../ui/flow-progress';

const PICTURES = { terms: 'terms', join: 'team', role: 'roles', company: 'company' } as const;

export default function CompanyPage() {
  const user = useUser();
  const invitation = useInvitation();
  const [chosen, setChosen] = useState<Way>();
  // the shell is about to remove this page
  if (!user || user.company) return null;
  const way = chosen ?? wayOf(user, invitation);
  const step = stepOf(user, way);
  return (
    <AuthFrame picture={PICTURES[step]} step={step}>
      {step === 'terms' && <ConfirmTerms />}
      {step === 'join' && <JoinForm code={invitation} />}
      {step === 'role' && <TakeRole onBack={() => setChosen('join')} />}
      {step === 'company' && (
        <>
          <FlowProgress {...PROGRESS_AT_COMPANY} />
          <CompanyForm userId={user._id} />
        </>
      )}
      {step !== 'terms' && <OtherWay way={way} onChoose={setChosen} />}
      <LogOutLine name={user.fullName} />
    </AuthFrame>
  );
}

/** Super roles create a company. Other roles, and everyone with an invitation, join one. Each can choose the other way. */
function wayOf({ role }: User, invitation: string | undefined): Way {
  return isSuperRole(role) && invitation === undefined ? 'create' : 'join';
}

function stepOf({ termsAccepted, role }: User, way: Way) {
  if (!termsAccepted) return 'terms';
  if (way === 'join') return 'join';
  return isSuperRole(role) ? 'company' : 'role';
}
