import type { Change } from '@keydate/client';
import type { Call } from '@keydate/contracts/call';
import { useChangeButton, type Refusals } from '@keydate/forms/call';
import { Button, notify } from '@keydate/ui';
import { copy } from './copy';
import { useSecondsUntilResend } from './use-seconds-until-resend';

/** The call that sends another code, and the time of the last one. */
export interface Resending<C extends Call, Input, Resent> {
  change: Change<C, Input, Resent>;
  input: Input;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onResent: (resent: Resent) => void;
  refusals?: Refusals<C>;
}

/** Requests another code. Disabled until 30 s after the last one (server/src/accounts/README.md, Sessions). */
export function ResendButton<C extends Call, Input, Resent>(props: Resending<C, Input, Resent>) {
  const { change, input, sentAt, onResent, refusals } = props;
  const seconds = useSecondsUntilResend(sentAt);
  const sending = useChangeButton(change, {
    onDone: (resent) => {
      notify.success(copy.resent);
      onResent(resent);
    },
    refusals,
  });
  return (
    <Button variant="ghost" disabled={seconds > 0} isBusy={sending.isBusy} onClick={() => sending.press(input)}>
      {seconds > 0 ? copy.resendIn(seconds) : copy.resend}
    </Button>
  );
}
