import type { Role } from '@keydate/domain/roles';
import { useRef } from 'react';
import { useAskForAccount } from '../../api/ask-for-account';
import { RoleForm } from '../../steps/choose-role/role-form';
import type { SignUpEvent, SignUpFlow } from '../../flows/sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface RoleStepProps {
  flow: Extract<SignUpFlow, { step: 'role' }>;
  /** The role that the link to the sign-up proposed. */
  offered: Role | undefined;
  advance: (event: SignUpEvent) => void;
  onBack: () => void;
}

/** Asks a person without an invite code for their role, then requests the account. */
export function RoleStep({ flow: { details, sent }, offered, advance, onBack }: RoleStepProps) {
  const exits = useSignUpExits();
  const asking = useAskForAccount();
  const pressed = useRef<Role>(undefined);
  const toSentCode = (sentence: string) => exits.toSentCode(sentence, { details, role: pressed.current });
  return (
    <RoleForm
      change={asking}
      chosen={sent?.role ?? offered}
      toSend={(role) => {
        pressed.current = role;
        return { ...details, role };
      }}
      onDone={(token, role) => advance({ type: 'codeSent', details, role, token, at: Date.now() })}
      onBack={onBack}
      refusals={{
        USER_ALREADY_EXISTS: exits.toSignInAsKnown,
        CODE_RESEND_TOO_SOON: toSentCode,
        CODE_RESEND_LIMIT: toSentCode,
      }}
    />
  );
}
