import { updateUser } from '@keydate/contracts/people';
import { useChangeForm } from '@keydate/forms/call';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { z } from 'zod';
import { useUpdateUser } from '../../api/update-user';
import { refreshUser } from '../../session/refresh-user';
import { copy as uiCopy } from '../../ui/copy';
import { copy } from './copy';

const joinFields = z.object({
  referralCode: z.string().trim().min(1, copy.missing).pipe(updateUser.body.shape.referralCode.unwrap()),
});

/**
 * Joins a company with an invite code. For a person without a company: their invite code has ended, the team was full, or
 * they were removed. `code` is the one from an invitation link.
 */
export function JoinForm({ code = '' }: { code?: string }) {
  const { register, errors, submit, isBusy, setError } = useChangeForm(useUpdateUser(), {
    schema: joinFields,
    defaultValues: { referralCode: code },
    refusals: {
      INVITE_CODE_UNKNOWN: 'referralCode',
      TEAM_LIMIT_EXCEEDED: (sentence) => showFullTeam(sentence),
      COMPANY_EXISTS: refreshUser,
    },
  });
  const showFullTeam = (sentence: string) =>
    setError('referralCode', { message: `${sentence}. ${uiCopy.fullTeam}` }, { shouldFocus: true });
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Stack>
        <TextInput
          label={copy.code}
          hint={copy.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          error={errors.referralCode?.message}
          {...register('referralCode')}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}
