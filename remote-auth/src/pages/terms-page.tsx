import { Navigate, useLocation } from 'react-router-dom';
import { ReadTerms } from '../features/read-terms/read-terms';
import { pathOf } from '../flows/sign-up-flow';
import { SignUpFrame } from '../features/sign-up/sign-up-frame';
import { useSignUpFlow } from '../flows/sign-up.store';
import { TermsStep } from '../features/sign-up/terms-step';
import { AuthFrame } from '../ui/auth-frame/auth-frame';

export default function TermsPage() {
  const [flow, dispatch] = useSignUpFlow();
  // passes on the page from which the person came to the sign-up
  const location = useLocation();
  const state: unknown = location.state;
  if (flow.step === 'picture') return <Navigate to={pathOf(flow)} replace state={state} />;
  if (flow.step === 'terms') {
    return (
      <SignUpFrame flow={flow} dispatch={dispatch}>
        <TermsStep flow={flow} dispatch={dispatch} />
      </SignUpFrame>
    );
  }
  return (
    <AuthFrame>
      <ReadTerms />
    </AuthFrame>
  );
}
