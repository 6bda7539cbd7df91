import type { otp } from '@keydate/contracts/people';
import type { FormRefusals, RefusalAction } from '@keydate/forms/call';
import type { ReactNode } from 'react';
import { useConfirmCode } from '../../api/confirm-code';
import { useSendCode } from '../../api/send-code';
import { WholeWord } from '../../ui/whole-word';
import { CodeForm } from './code-form';
import { copy } from './copy';

interface ConfirmEmailProps {
  email: string;
  /** Where the code went, in the words of the flow. By default it was sent for certain. */
  lede?: ReactNode;
  /** The token of the sign-up; a recovery has none yet. */
  token?: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onConfirmed: (token: string) => void;
  onResent: () => void;
  onBack: () => void;
  /** Called when the token has expired. */
  onExpired?: RefusalAction;
  refusals?: FormRefusals<typeof otp, { otp: string }>;
}

/** Proves an email address by its code. For both sign-up and recovery. */
export function ConfirmEmail({ email, lede, token, sentAt, onExpired, refusals, ...events }: ConfirmEmailProps) {
  const confirming = useConfirmCode(token);
  const sending = useSendCode(token);
  return (
    <CodeForm
      lede={
        lede ?? (
          <>
            {copy.sent} <WholeWord>{email}.</WholeWord> {copy.valid}
          </>
        )
      }
      change={confirming}
      toSend={(code) => ({ otp: code, email })}
      onDone={events.onConfirmed}
      refusals={{ CODE_WRONG: 'otp', CODE_EXPIRED: 'otp', CODE_LOCKED: 'otp', UNAUTHENTICATED: onExpired, ...refusals }}
      resending={{
        change: sending,
        input: { email },
        sentAt,
        onResent: events.onResent,
        refusals: { UNAUTHENTICATED: onExpired },
      }}
      onBack={events.onBack}
    />
  );
}
