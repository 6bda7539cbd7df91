import { otp, otpBody } from '@keydate/contracts/people';
import { useCallForm, type FormRefusals, type RefusalAction } from '@keydate/forms/call';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { Controller } from 'react-hook-form';
import { confirmCode } from '../../api/confirm-code';
import { digitsOfCode } from '../../domain/one-time-code';
import { CodeField } from '../../ui/code-field/code-field';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';
import { ResendButton } from './resend-button';

interface CodeFormProps {
  email: string;
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

const otpField = otpBody.pick({ otp: true });

/** Asks for the emailed code. For both sign-up and recovery. */
export function CodeForm({ email, token, sentAt, onConfirmed, onResent, onBack, onExpired, refusals }: CodeFormProps) {
  const { control, errors, submit, isBusy, resetField, setFocus } = useCallForm({
    call: otp,
    schema: otpField,
    defaultValues: { otp: '' },
    send: (values) => confirmCode({ ...values, email }, token),
    onDone: onConfirmed,
    refusals: { CODE_WRONG: 'otp', CODE_EXPIRED: 'otp', CODE_LOCKED: 'otp', UNAUTHENTICATED: onExpired, ...refusals },
  });
  const handleResent = () => {
    // the entered code and its error belong to the old code
    resetField('otp');
    setFocus('otp');
    onResent();
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={copy.title}>{copy.lede(email)}</PageHeading>
      <Stack>
        <Controller
          control={control}
          name="otp"
          render={({ field }) => (
            <CodeField
              label={copy.code}
              autoFocus
              error={errors.otp?.message}
              {...field}
              onChange={(text) => field.onChange(digitsOfCode(text))}
            />
          )}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {copy.submit}
        </Button>
        <ResendButton email={email} token={token} sentAt={sentAt} onResent={handleResent} onExpired={onExpired} />
      </Stack>
      <FormFooter>
        {copy.wrongAddress} <TextButton onClick={onBack}>{copy.back}</TextButton>
      </FormFooter>
    </form>
  );
}
