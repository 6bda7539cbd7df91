import { readInvitation } from '@keydate/client';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ConfirmStep } from '../features/sign-up/confirm-step';
import { DetailsStep } from '../features/sign-up/details-step';
import { RoleStep } from '../features/sign-up/role-step';
import { readOfferedRole } from '../domain/offered-role';
import { pathOf } from '../flows/sign-up-flow';
import { SignUpFrame } from '../features/sign-up/sign-up-frame';
import { useSignUpSteps } from '../flows/sign-up.store';

export default function SignUpPage() {
  const { flow, shown, dispatch, advance, show } = useSignUpSteps();
  const location = useLocation();
  const state: unknown = location.state;
  const invitation = readInvitation(state)?.ref;
  useEffect(() => {
    if (invitation !== undefined) dispatch({ type: 'invited', ref: invitation });
  }, [invitation, dispatch]);

  const handleBack = () => show('details');

  if (pathOf(flow) !== location.pathname) return <Navigate to={pathOf(flow)} replace state={state} />;
  return (
    <SignUpFrame flow={shown} dispatch={dispatch}>
      {shown.step === 'details' && (
        <DetailsStep
          key={shown.ref}
          invitation={shown.ref}
          details={shown.details}
          dispatch={dispatch}
          advance={advance}
        />
      )}
      {shown.step === 'role' && (
        <RoleStep flow={shown} offered={readOfferedRole(state)} advance={advance} onBack={handleBack} />
      )}
      {shown.step === 'code' && <ConfirmStep flow={shown} advance={advance} onBack={handleBack} />}
    </SignUpFrame>
  );
}
