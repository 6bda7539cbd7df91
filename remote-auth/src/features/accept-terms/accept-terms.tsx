import { ApiError, sentenceOf } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { Button, notify, PageHeading, Stack } from '@keydate/ui';
import { useMutation } from '@tanstack/react-query';
import { updateUser } from '../../api/update-user';
import { copy } from './copy';
import { TermsText } from './terms-text';

interface AcceptTermsProps {
  /** The token of a sign-up under way; the session's unless given. */
  token?: string;
  onAccepted: (user: User) => void;
  /** Called when the token is no longer good. */
  onExpired?: () => void;
}

/** The terms, and the button that accepts them. */
export function AcceptTerms({ token, onAccepted, onExpired }: AcceptTermsProps) {
  const accepting = useMutation({
    mutationFn: () => updateUser({ terms_accepted: 'true' }, token),
    onSuccess: onAccepted,
    onError: (error) => {
      if (onExpired && error instanceof ApiError && error.status === 401) onExpired();
      else notify.error(sentenceOf(error));
    },
  });
  return (
    <>
      <PageHeading title={copy.title}>{copy.ledeToAccept}</PageHeading>
      <Stack gap={32}>
        <TermsText />
        <Button isBusy={accepting.isPending} isWide onClick={() => accepting.mutate()}>
          {copy.accept}
        </Button>
      </Stack>
    </>
  );
}
