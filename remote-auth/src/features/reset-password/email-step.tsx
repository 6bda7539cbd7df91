import { paths, readReturnTo } from '@keydate/client';
import { resendOtp } from '@keydate/contracts/people';
import { useChangeForm } from '@keydate/forms/call';
import { Button, notify, PageHeading, Stack, TextLink } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Link, useLocation } from 'react-router-dom';
import { useSendCode } from '../../api/send-code';
import { FormFooter } from '../../ui/form-footer';
import { copy } from './copy';
import type { RecoveryEvent } from '../../flows/recovery-flow';

interface EmailStepProps {
  email: string;
  advance: (event: RecoveryEvent) => void;
}

const words = copy.email;

/** Asks for the email address. The next step is the same whether or not an account has this address. */
export function EmailStep({ email: known, advance }: EmailStepProps) {
  const location = useLocation();
  const state: unknown = location.state;
  const enterCode = (email: string) => advance({ type: 'codeSent', email, at: Date.now() });
  const { register, errors, submit, isBusy, getValues } = useChangeForm(useSendCode(), {
    schema: resendOtp.body,
    defaultValues: { email: known },
    onDone: (_sent, { email }) => enterCode(email),
    refusals: {
      // the reply to an earlier press was lost, or the person has gone back: a code was already sent
      CODE_RESEND_TOO_SOON: (sentence) => {
        notify.error(sentence);
        enterCode(enteredEmail());
      },
      // no more codes are sent, but the last one may still work
      CODE_RESEND_LIMIT: (sentence) => {
        notify.error(sentence);
        advance({ type: 'codeAwaited', email: enteredEmail() });
      },
    },
  });
  const enteredEmail = () => resendOtp.body.parse(getValues()).email;
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <Stack>
        <TextInput
          label={words.label}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {words.submit}
        </Button>
      </Stack>
      <FormFooter>
        <TextLink as={Link} to={paths.signIn} state={{ returnTo: readReturnTo(state), email: known }}>
          {words.back}
        </TextLink>
      </FormFooter>
    </form>
  );
}
