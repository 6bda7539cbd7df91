import type { Change } from '@keydate/client';
import type { Call } from '@keydate/contracts/call';
import { ONE_TIME_CODE_DIGITS } from '@keydate/contracts/limits';
import { otpBody } from '@keydate/contracts/people';
import { useChangeForm, type FormRefusals } from '@keydate/forms/call';
import { Button, PageHeading, Stack } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { digitsOfCode } from '../../domain/one-time-code';
import { CodeField } from '../../ui/code-field/code-field';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';
import { ResendButton, type Resending } from './resend-button';

interface CodeFormProps<C extends Call, Sent, Reply, R extends Call, Again, Resent> {
  /** Where the code was sent, and why. */
  lede: ReactNode;
  /** The call that takes the code. */
  change: Change<C, Sent, Reply>;
  toSend: (otp: string) => Sent;
  onDone: (reply: Reply) => void;
  refusals: FormRefusals<C, { otp: string }>;
  resending: Resending<R, Again, Resent>;
  onBack: () => void;
}

const otpField = otpBody.pick({ otp: true });

/** Asks for a code that was emailed. The last digit sends it. */
export function CodeForm<C extends Call, Sent, Reply, R extends Call, Again, Resent>(
  props: CodeFormProps<C, Sent, Reply, R, Again, Resent>,
) {
  const { lede, change, toSend, onDone, refusals, resending, onBack } = props;
  const { control, errors, submit, isBusy, resetField, setFocus } = useChangeForm(change, {
    schema: otpField,
    defaultValues: { otp: '' },
    toSend: ({ otp }) => toSend(otp),
    onDone,
    refusals,
  });
  const handleResent = (resent: Resent) => {
    // the entered code and its error belong to the old code
    resetField('otp');
    setFocus('otp');
    resending.onResent(resent);
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={copy.title}>{lede}</PageHeading>
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
              onChange={(text) => {
                const digits = digitsOfCode(text);
                field.onChange(digits);
                if (digits.length === ONE_TIME_CODE_DIGITS && digits !== field.value && !isBusy) void submit();
              }}
            />
          )}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {copy.submit}
        </Button>
        <ResendButton {...resending} onResent={handleResent} />
      </Stack>
      <FormFooter>
        {copy.wrongAddress} <TextButton onClick={onBack}>{copy.back}</TextButton>
      </FormFooter>
    </form>
  );
}
