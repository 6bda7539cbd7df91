import { readInvitation } from '@keydate/client';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ConfirmStep } from '../features/sign-up/confirm-step';
import { DetailsStep } from '../features/sign-up/details-step';
import { RoleStep } from '../features/sign-up/role-step';
import { pathOf } from '../features/sign-up/sign-up-flow';
import { SignUpFrame } from '../features/sign-up/sign-up-frame';
import { useSignUpFlow } from '../features/sign-up/sign-up.store';

export default function SignUpPage() {
  const [flow, tell] = useSignUpFlow();
  const location = useLocation();
  const invitation = readInvitation(location.state)?.ref;
  useEffect(() => {
    if (invitation !== undefined) tell({ type: 'invited', ref: invitation });
  }, [invitation, tell]);

  if (pathOf(flow) !== location.pathname) return <Navigate to={pathOf(flow)} replace />;
  return (
    <SignUpFrame flow={flow} tell={tell}>
      {flow.step === 'details' && <DetailsStep key={flow.ref} details={flow.details} tell={tell} />}
      {flow.step === 'role' && <RoleStep details={flow.details} tell={tell} />}
      {flow.step === 'code' && <ConfirmStep flow={flow} tell={tell} />}
    </SignUpFrame>
  );
}
