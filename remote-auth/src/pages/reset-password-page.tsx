import { ResetPassword } from '../features/reset-password/reset-password';
import { AuthFrame } from '../ui/auth-frame/auth-frame';

export default function ResetPasswordPage() {
  return (
    <AuthFrame>
      <ResetPassword />
    </AuthFrame>
  );
}
