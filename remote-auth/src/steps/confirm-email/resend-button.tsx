import { resendOtp } from '@keydate/contracts/people';
import { useCallButton, type RefusalAction } from '@keydate/forms/call';
import { Button, notify } from '@keydate/ui';
import { sendCode } from '../../api/send-code';
import { copy } from './copy';
import { useSecondsUntilResend } from './use-seconds-until-resend';

interface ResendButtonProps {
  email: string;
  token?: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onResent: () => void;
  /** Called when the token has expired. */
  onExpired?: RefusalAction;
}

/** Requests another code. Disabled until 30 s after the last one (docs/rules.md, Sessions). */
export function ResendButton({ email, token, sentAt, onResent, onExpired }: ResendButtonProps) {
  const seconds = useSecondsUntilResend(sentAt);
  const sending = useCallButton({
    call: resendOtp,
    send: () => sendCode(email, token),
    onDone: () => {
      notify.success(copy.resent);
      onResent();
    },
    refusals: { UNAUTHENTICATED: onExpired },
  });
  return (
    <Button variant="ghost" disabled={seconds > 0} isBusy={sending.isBusy} onClick={() => sending.press()}>
      {seconds > 0 ? copy.resendIn(seconds) : copy.resend}
    </Button>
  );
}
