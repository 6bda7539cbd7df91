import { updateUser as updateUserCall, type User } from '@keydate/contracts/people';
import { useCallForm, type FormRefusals } from '@keydate/forms/call';
import { PasswordRuleList } from '@keydate/forms/password';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { PasswordInput } from '@keydate/ui/forms';
import { useWatch } from 'react-hook-form';
import { updateUser } from '../../api/update-user';
import { copy } from './copy';

interface PasswordFormProps {
  title: string;
  lede: string;
  email: string;
  /** The token of the session that a code has made. */
  token: string;
  onSet: (user: User) => void;
  refusals?: FormRefusals<typeof updateUserCall, { password: string }>;
}

// spec § 5: only a missing password is an error here; the server has rules of its own
const newPassword = updateUserCall.body.pick({ password: true }).required();

/** Asks for a new password, its rules shown live; for a sign-up and a recovery alike. */
export function PasswordForm({ title, lede, email, token, onSet, refusals }: PasswordFormProps) {
  const { control, register, errors, submit, isBusy } = useCallForm({
    call: updateUserCall,
    schema: newPassword,
    defaultValues: { password: '' },
    // the old one counts only where the answer to an earlier press was lost: then this password stands already
    send: ({ password }) => updateUser({ password, current_password: password }, token),
    onDone: onSet,
    refusals: { PASSWORD_TOO_SHORT: 'password', PASSWORD_TOO_LONG: 'password', ...refusals },
  });
  const password = useWatch({ control, name: 'password' });
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={title}>{lede}</PageHeading>
      <Stack>
        {/* tells a password manager whose password this is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={copy.password}
          autoComplete="new-password"
          autoFocus
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordRuleList lead={copy.rules} password={password} />
        <Button type="submit" isBusy={isBusy} isWide>
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}
