import { Navigate } from 'react-router-dom';
import { PasswordStep } from '../features/sign-up/password-step';
import { pathOf } from '../flows/sign-up-flow';
import { SignUpFrame } from '../features/sign-up/sign-up-frame';
import { useSignUpFlow } from '../flows/sign-up.store';

export default function PasswordPage() {
  const [flow, tell] = useSignUpFlow();
  if (flow.step !== 'password') return <Navigate to={pathOf(flow)} replace />;
  return (
    <SignUpFrame flow={flow} tell={tell}>
      <PasswordStep flow={flow} tell={tell} />
    </SignUpFrame>
  );
}
