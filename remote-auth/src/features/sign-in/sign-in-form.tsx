import { paths, readReturnTo } from '@keydate/client';
import { signInBody } from '@keydate/contracts/people';
import { useChangeForm } from '@keydate/forms/call';
import { Button, PageHeading, Stack, TextLink } from '@keydate/ui';
import { PasswordInput, TextInput } from '@keydate/ui/forms';
import { useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { useSignIn, type Credentials, type OpenedSession } from '../../api/sign-in';
import { FormFooter } from '../../ui/form-footer';
import { useRecovery } from '../../flows/use-recovery';
import { copy } from './copy';

interface SignInFormProps {
  /** '' unless an earlier step knows it. */
  email: string;
  onSignedIn: (opened: OpenedSession) => void;
  onCodeNeeded: (credentials: Credentials) => void;
}

/** Asks for email and password. */
export function SignInForm({ email, onSignedIn, onCodeNeeded }: SignInFormProps) {
  const location = useLocation();
  const state: unknown = location.state;
  const recovery = useRecovery();
  const { control, register, errors, submit, isBusy } = useChangeForm(useSignIn(), {
    schema: signInBody,
    defaultValues: { email, password: '' },
    onDone: (opened, credentials) => (opened ? onSignedIn(opened) : onCodeNeeded(credentials)),
    refusals: { WRONG_CREDENTIALS: 'password' },
  });
  const typed = useWatch({ control, name: 'email' });
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Stack>
        <TextInput
          label={copy.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={email === ''}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordInput
          label={copy.password}
          autoComplete="current-password"
          autoFocus={email !== ''}
          error={errors.password?.message}
          {...register('password')}
        />
        <TextLink
          as={Link}
          to={paths.resetPassword}
          state={{ returnTo: readReturnTo(state) }}
          onClick={() => recovery.start(typed)}
        >
          {copy.forgot}
        </TextLink>
        <Button type="submit" isBusy={isBusy} isWide>
          {copy.submit}
        </Button>
      </Stack>
      <FormFooter>
        {copy.noAccount}{' '}
        <TextLink as={Link} to={paths.signUp} state={{ returnTo: readReturnTo(state) }}>
          {copy.signUp}
        </TextLink>
      </FormFooter>
    </form>
  );
}
