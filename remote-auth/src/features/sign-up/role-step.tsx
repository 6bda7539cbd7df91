import { askForAccount } from '../../api/ask-for-account';
import { RoleForm } from '../choose-role/role-form';
import type { Details, SignUpEvent } from './sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface RoleStepProps {
  details: Details;
  tell: (event: SignUpEvent) => void;
}

/** The role of whoever comes without an invite code; with it the account is asked for. */
export function RoleStep({ details, tell }: RoleStepProps) {
  const exits = useSignUpExits();
  return (
    <RoleForm
      send={(role) => askForAccount({ ...details, role })}
      onDone={(token, role) => tell({ type: 'codeSent', details, role, token, at: Date.now() })}
      onBack={() => tell({ type: 'wentBack' })}
      refusals={{ USER_ALREADY_EXISTS: exits.toSignInAsKnown }}
    />
  );
}
