import { updateUser, type User } from '@keydate/contracts/people';
import { useChangeForm, type FormRefusals } from '@keydate/forms/call';
import { PasswordRuleList } from '@keydate/forms/password';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { PasswordInput } from '@keydate/ui/forms';
import { useWatch } from 'react-hook-form';
import { useUpdateUser } from '../../api/update-user';
import { copy } from './copy';

interface PasswordFormProps {
  title: string;
  lede: string;
  email: string;
  /** The token of the session that the code opened. */
  token: string;
  onSet: (user: User) => void;
  refusals?: FormRefusals<typeof updateUser, { password: string }>;
}

// spec § 5: only a missing password is an error here; the server checks its own rules
const newPassword = updateUser.body.pick({ password: true }).required();

/** Asks for a new password and ticks its rules while it is typed. For both sign-up and recovery. */
export function PasswordForm({ title, lede, email, token, onSet, refusals }: PasswordFormProps) {
  const { control, register, errors, submit, isBusy } = useChangeForm(useUpdateUser(token), {
    schema: newPassword,
    defaultValues: { password: '' },
    // the server needs the current password only if one is set: by an earlier request whose reply was lost
    toSend: ({ password }) => ({ password, current_password: password }),
    onDone: onSet,
    refusals: {
      PASSWORD_TOO_SHORT: 'password',
      PASSWORD_TOO_LONG: 'password',
      PASSWORD_TOO_COMMON: 'password',
      ...refusals,
    },
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
