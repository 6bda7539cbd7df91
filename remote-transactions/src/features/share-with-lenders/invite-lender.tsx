import { inviteLender, type KnownLender } from '@keydate/contracts/lenders';
import type { Transaction } from '@keydate/contracts/transactions';
import { useChangeForm } from '@keydate/forms/call';
import { useTypedChanges } from '@keydate/forms/entries';
import { Button, Cluster, notify, Stack } from '@keydate/ui';
import { NativeSelect, TextInput } from '@keydate/ui/forms';
import { useInviteLender } from '../../api/lenders';
import { NOTHING_CHOSEN } from '../../domain/sharing-choices';
import { copy } from './copy';
import { SeenByLender } from './seen-by-lender';
import { typedInvitations } from './typed-invitation.store';
import { useSharingEdit } from './use-sharing-edit';

const FIELDS = ['email'] as const;

interface InviteLenderProps {
  transaction: Transaction;
  /** Lenders with whom the company has worked before. */
  known: readonly KnownLender[];
  /** True if the person has just opened the form: then its field gets the focus. */
  isAskedFor: boolean;
  onClose: () => void;
}

/** Asks for the address of a lender, or for one of those known, and for what they see; then emails the invitation. */
export function InviteLender({ transaction, known, isAskedFor, onClose }: InviteLenderProps) {
  const { _id, contractDates } = transaction;
  const edit = useSharingEdit(contractDates, NOTHING_CHOSEN);
  const form = useChangeForm(useInviteLender(_id, edit.choices), {
    schema: inviteLender.body.pick({ email: true }),
    defaultValues: { email: '' },
    onDone: ({ email }) => {
      notify.success(copy.sent(email));
      onClose();
    },
    refusals: { INVITATION_PENDING: 'email', INVITED_MEMBER: 'email', LENDER_ON_TRANSACTION: 'email' },
  });
  const { register, errors, submit, isBusy, setValue } = form;
  useTypedChanges({ entries: typedInvitations, formName: _id, names: FIELDS, form });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <TextInput
          label={copy.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          autoFocus={isAskedFor}
          error={errors.email?.message}
          {...register('email')}
        />
        {known.length > 0 && (
          <NativeSelect
            label={copy.known}
            defaultValue=""
            onChange={({ target }) => setValue('email', target.value, { shouldDirty: true })}
          >
            <option value="">{copy.choose}</option>
            {known.map(({ email, fullName, company }) => (
              <option key={email} value={email}>{`${fullName}, ${company}`}</option>
            ))}
          </NativeSelect>
        )}
        <SeenByLender dates={contractDates} edit={edit} />
        <Cluster gap={8}>
          <Button type="submit" size="small" isBusy={isBusy}>
            {copy.send}
          </Button>
          <Button variant="ghost" size="small" onClick={onClose}>
            {copy.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
