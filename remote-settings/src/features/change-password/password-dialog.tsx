import { useSignedInUser } from '@keydate/client';
import { updateUser as updateCall } from '@keydate/contracts/people';
import { useChangeForm } from '@keydate/forms/call';
import { PasswordRuleList } from '@keydate/forms/password';
import { Button, notify, Stack } from '@keydate/ui';
import { PasswordInput } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useChangePassword } from '../../api/update-user';
import { useUnsaved } from '../../editing/unsaved';
import { copy } from './copy';

// spec § 5: only a missing password is an error here; the server checks its own rules
const passwords = updateCall.body
  .pick({ password: true })
  .required()
  .extend({
    current_password: z.string().min(1, copy.currentMissing),
  });

/** Asks for the current password and a new one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { contact } = useSignedInUser();
  const formId = useId();
  const { control, register, errors, submit, isBusy, formState } = useChangeForm(useChangePassword(), {
    schema: passwords,
    defaultValues: { password: '', current_password: '' },
    onDone: () => {
      notify.success(copy.saved);
      onClose();
    },
    refusals: {
      CURRENT_PASSWORD_WRONG: 'current_password',
      PASSWORD_TOO_SHORT: 'password',
      PASSWORD_TOO_LONG: 'password',
      PASSWORD_TOO_COMMON: 'password',
    },
    failed: copy.failed,
  });
  useUnsaved(formState.isDirty);
  const password = useWatch({ control, name: 'password' });
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <p>{copy.what}</p>
          {/* tells a password manager whose password this is */}
          <input type="email" autoComplete="username" value={contact.email} readOnly hidden />
          <PasswordInput
            label={copy.current}
            autoComplete="current-password"
            autoFocus
            error={errors.current_password?.message}
            {...register('current_password')}
          />
          <PasswordInput
            label={copy.next}
            autoComplete="new-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordRuleList lead={copy.rules} password={password} />
        </Stack>
      </form>
    </Dialog>
  );
}
