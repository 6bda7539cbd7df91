import type { Change } from '@keydate/client';
import { ACCOUNT_ERRORS } from '@keydate/contracts/errors/account-errors';
import type { signUp, updateUser } from '@keydate/contracts/people';
import { ROLE_CHOICES, type Role } from '@keydate/domain/roles';
import { useChangeForm, type FormRefusals } from '@keydate/forms/call';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { ToggleChoice } from '@keydate/ui/forms';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { copy } from './copy';

const options = ROLE_CHOICES.map(({ role, label }) => ({ value: role, label, hint: copy.hints[role] }));
// the calls accept any role, or none for an invited person; this form requires one of the two
const roleFields = z.object({
  role: z.enum(
    ROLE_CHOICES.map(({ role }) => role),
    ACCOUNT_ERRORS.ROLE_MISSING.message,
  ),
});
type ChosenRole = z.output<typeof roleFields>['role'];

/** The two calls that take a role. */
type RoleCall = typeof signUp | typeof updateUser;

interface RoleFormProps<Sent, Reply> {
  change: Change<RoleCall, Sent, Reply>;
  /** The role chosen earlier, if the person has gone back. */
  chosen?: Role;
  toSend: (role: ChosenRole) => Sent;
  onDone?: (reply: Reply, role: ChosenRole) => void;
  onBack: () => void;
  refusals?: FormRefusals<RoleCall, z.input<typeof roleFields>>;
}

/** Asks a person who will create a company whether they are a Realtor or a Lender (spec § 2.4). */
export function RoleForm<Sent, Reply>(props: RoleFormProps<Sent, Reply>) {
  const { change, chosen, toSend, onDone, onBack, refusals } = props;
  const { control, errors, submit, isBusy } = useChangeForm(change, {
    schema: roleFields,
    defaultValues: { role: ROLE_CHOICES.find(({ role }) => role === chosen)?.role },
    toSend: ({ role }) => toSend(role),
    onDone: (reply, { role }) => onDone?.(reply, role),
    refusals: { ROLE_MISSING: 'role', ...refusals },
  });
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Stack gap={24}>
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange, ref } }) => (
            <ToggleChoice
              legend={copy.legend}
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
            {copy.submit}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {copy.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
