import { useSignedInUser } from '@keydate/client';
import { invitedAs, sendInvitation, type InvitedAs } from '@keydate/contracts/invitations';
import { canInvite } from '@keydate/domain/company-permissions';
import { useChangeForm } from '@keydate/forms/call';
import { Button, media, notify, tokens } from '@keydate/ui';
import { NativeSelect, TextInput } from '@keydate/ui/forms';
import { styled } from 'styled-components';
import { useSendInvitation } from '../../api/invitations';
import { useUnsaved } from '../../editing/unsaved';
import { useTypedChanges } from '../../editing/use-typed-changes';
import { copy } from './copy';
import { useFullTeam } from './use-full-team';

const FIELDS = ['email'] as const;

/** An address, and for super roles what the invited person becomes. */
export function InvitationForm() {
  const { role } = useSignedInUser();
  const sayFull = useFullTeam();
  const choices = invitedAs.options.filter((as) => canInvite({ role }, as));
  const defaultValues: { email: string; invitedAs: InvitedAs } = {
    email: '',
    invitedAs: canInvite({ role }, 'agent') ? 'agent' : 'employee',
  };
  const form = useChangeForm(useSendInvitation(), {
    schema: sendInvitation.body,
    defaultValues,
    onDone: ({ email }, values) => {
      form.reset({ ...values, email: '' });
      notify.success(copy.sent(email));
    },
    refusals: {
      INVITATION_PENDING: 'email',
      INVITED_MEMBER: 'email',
      TEAM_LIMIT_EXCEEDED: sayFull,
    },
  });
  const { register, errors, submit, isBusy, formState } = form;
  useUnsaved(formState.dirtyFields.email === true);
  useTypedChanges('invitation', FIELDS, form);
  return (
    <Line onSubmit={submit} noValidate $hasChoice={choices.length > 1}>
      <TextInput
        label={copy.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email')}
      />
      {choices.length > 1 && (
        <NativeSelect label={copy.as} {...register('invitedAs')}>
          {choices.map((as) => (
            <option key={as} value={as}>
              {copy.roles[as]}
            </option>
          ))}
        </NativeSelect>
      )}
      <Button type="submit" isBusy={isBusy}>
        {copy.send}
      </Button>
    </Line>
  );
}

const Line = styled.form<{ $hasChoice: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasChoice }) => ($hasChoice ? 'minmax(0, 1fr) 160px auto' : 'minmax(0, 1fr) auto')};
  gap: ${tokens.gap[16]};

  /* beside the fields, whose labels are 26 px high */
  > button {
    align-self: start;
    margin-top: 26px;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > button {
      margin-top: 0;
    }
  }
`;
