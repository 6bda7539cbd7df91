import { useLocation } from 'react-router-dom';
import { readKnownEmail } from '../domain/known-email';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { AuthFrame } from '../ui/auth-frame/auth-frame';

export default function SignInPage() {
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <AuthFrame>
      <SignInForm email={readKnownEmail(state)} />
    </AuthFrame>
  );
}
