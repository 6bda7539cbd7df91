import { sentenceOf } from '@keydate/client';
import { Button, notify } from '@keydate/ui';
import { useMutation } from '@tanstack/react-query';
import { sendCode } from '../../api/send-code';
import { copy } from './copy';
import { useSecondsUntilResend } from './use-seconds-until-resend';

interface ResendButtonProps {
  email: string;
  token?: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onResent: () => void;
}

/** Asks for another code, once the wait is over (docs/rules.md, Sessions: after 30 s). */
export function ResendButton({ email, token, sentAt, onResent }: ResendButtonProps) {
  const seconds = useSecondsUntilResend(sentAt);
  const sending = useMutation({
    mutationFn: () => sendCode(email, token),
    onSuccess: () => {
      notify.success(copy.resent);
      onResent();
    },
    onError: (error) => notify.error(sentenceOf(error)),
  });
  return (
    <Button look="ghost" disabled={seconds > 0} isBusy={sending.isPending} onClick={() => sending.mutate()}>
      {seconds > 0 ? copy.resendIn(seconds) : copy.resend}
    </Button>
  );
}
