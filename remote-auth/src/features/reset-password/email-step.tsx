import { paths } from '@keydate/client';
import { resendOtp } from '@keydate/contracts/people';
import { Button, PageHeading, Stack, TextInput, TextLink } from '@keydate/ui';
import { Link, useLocation } from 'react-router-dom';
import { sendCode } from '../../api/send-code';
import { FormFooter } from '../../ui/form-footer';
import { useCallForm } from '../submit-form/use-call-form';
import { copy } from './copy';
import type { RecoveryEvent } from './recovery-flow';

interface EmailStepProps {
  email: string;
  tell: (event: RecoveryEvent) => void;
}

const words = copy.email;

/** Whose password it is. What follows is the same whether or not the address is known. */
export function EmailStep({ email: known, tell }: EmailStepProps) {
  const location = useLocation();
  const state: unknown = location.state;
  const { register, errors, submit, isBusy } = useCallForm({
    schema: resendOtp.body,
    defaultValues: { email: known },
    send: ({ email }) => sendCode(email),
    onDone: (_sent, { email }) => tell({ type: 'codeSent', email, at: Date.now() }),
  });
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
        <TextLink as={Link} to={paths.signIn} state={state}>
          {words.back}
        </TextLink>
      </FormFooter>
    </form>
  );
}
