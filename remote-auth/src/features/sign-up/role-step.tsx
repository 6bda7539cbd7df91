import { ERRORS } from '@keydate/contracts/errors';
import { ROLE_CHOICES } from '@keydate/domain/roles';
import { Button, PageHeading, Stack, ToggleChoice } from '@keydate/ui';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { askForAccount } from '../../api/ask-for-account';
import { useCallForm } from '../submit-form/use-call-form';
import { copy } from './copy';
import type { Details, SignUpEvent } from './sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface RoleStepProps {
  details: Details;
  tell: (event: SignUpEvent) => void;
}

const words = copy.role;
const options = ROLE_CHOICES.map(({ role, label }) => ({ value: role, label, hint: words.hints[role] }));
// the call takes any role, for an invited person has none to choose; here one of two must be
const choice = z.object({ role: z.enum(ROLE_CHOICES.map(({ role }) => role), ERRORS.ROLE_MISSING.message) });

/** Realtor or Lender, for whoever comes without an invite code (spec § 2.4). */
export function RoleStep({ details, tell }: RoleStepProps) {
  const exits = useSignUpExits();
  const { control, errors, submit, isBusy } = useCallForm({
    schema: choice,
    defaultValues: {},
    send: ({ role }) => askForAccount({ ...details, role }),
    onDone: (token, { role }) => tell({ type: 'codeSent', details, role, token, at: Date.now() }),
    refusals: { USER_ALREADY_EXISTS: exits.toSignInAsKnown, ROLE_MISSING: 'role' },
  });
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <Stack gap={24}>
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange, ref } }) => (
            <ToggleChoice
              legend={words.legend}
              options={options}
              value={value}
              onChange={onChange}
              error={errors.role?.message}
              ref={ref}
            />
          )}
        />
        <Stack gap={8}>
          <Button type="submit" isBusy={isBusy} isWide>
            {words.submit}
          </Button>
          <Button look="ghost" onClick={() => tell({ type: 'wentBack' })}>
            {words.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
