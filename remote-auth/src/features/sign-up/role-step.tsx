import type { Role } from '@keydate/domain/roles';
import { useRef } from 'react';
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
  const pressed = useRef<Role>(undefined);
  const toSentCode = (sentence: string) => exits.toSentCode(sentence, { details, role: pressed.current });
  return (
    <RoleForm
      send={(role) => {
        pressed.current = role;
        return askForAccount({ ...details, role });
      }}
      onDone={(token, role) => tell({ type: 'codeSent', details, role, token, at: Date.now() })}
      onBack={() => tell({ type: 'wentBack' })}
      refusals={{ USER_ALREADY_EXISTS: exits.toSignInAsKnown, CODE_RESEND_TOO_SOON: toSentCode, CODE_RESEND_LIMIT: toSentCode }}
    />
  );
}
