import { Navigate, useLocation } from 'react-router-dom';
import { PasswordStep } from '../features/sign-up/password-step';
import { pathOf } from '../flows/sign-up-flow';
import { SignUpFrame } from '../features/sign-up/sign-up-frame';
import { useSignUpFlow } from '../flows/sign-up.store';

export default function PasswordPage() {
  const [flow, dispatch] = useSignUpFlow();
  // passes on the page from which the person came to the sign-up
  const location = useLocation();
  const state: unknown = location.state;
  if (flow.step !== 'password') return <Navigate to={pathOf(flow)} replace state={state} />;
  return (
    <SignUpFrame flow={flow} dispatch={dispatch}>
      <PasswordStep flow={flow} dispatch={dispatch} />
    </SignUpFrame>
  );
}
