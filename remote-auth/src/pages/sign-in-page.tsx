import { useLocation } from 'react-router-dom';
import { readKnownEmail } from '../domain/known-email';
import { SignIn } from '../features/sign-in/sign-in';
import { AuthFrame } from '../ui/auth-frame/auth-frame';

export default function SignInPage() {
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <AuthFrame>
      <SignIn email={readKnownEmail(state)} />
    </AuthFrame>
  );
}
