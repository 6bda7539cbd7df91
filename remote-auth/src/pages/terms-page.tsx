import { Navigate } from 'react-router-dom';
import { ReadTerms } from '../features/read-terms/read-terms';
import { pathOf } from '../flows/sign-up-flow';
import { SignUpFrame } from '../features/sign-up/sign-up-frame';
import { useSignUpFlow } from '../flows/sign-up.store';
import { TermsStep } from '../features/sign-up/terms-step';
import { AuthFrame } from '../ui/auth-frame/auth-frame';

export default function TermsPage() {
  const [flow, dispatch] = useSignUpFlow();
  if (flow.step === 'picture') return <Navigate to={pathOf(flow)} replace />;
  if (flow.step === 'terms') {
    return (
      <SignUpFrame flow={flow} dispatch={dispatch} isWide>
        <TermsStep flow={flow} dispatch={dispatch} />
      </SignUpFrame>
    );
  }
  return (
    <AuthFrame isWide>
      <ReadTerms />
    </AuthFrame>
  );
}
