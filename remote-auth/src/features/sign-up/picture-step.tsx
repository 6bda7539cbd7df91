import { ApiError, sentenceOf, session } from '@keydate/client';
import { ERRORS } from '@keydate/contracts/errors';
import type { User } from '@keydate/contracts/people';
import { Button, notify, PageHeading, Stack } from '@keydate/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { loadUser } from '../../api/load-user';
import { updateUser } from '../../api/update-user';
import { PicturePicker } from '../../ui/picture-picker/picture-picker';
import { copy } from './copy';
import type { SignUpEvent } from './sign-up-flow';
import { useSignUpExits } from './use-sign-up-exits';

interface PictureStepProps {
  token: string;
  tell: (event: SignUpEvent) => void;
}

const words = copy.picture;

/** The last step before LOGIN: a picture, or none (spec § 2.4). */
export function PictureStep({ token, tell }: PictureStepProps) {
  const exits = useSignUpExits();
  const [picture, setPicture] = useState<Blob>();
  const [isMissing, setMissing] = useState(false);
  const fileField = useRef<HTMLInputElement>(null);
  const answers = {
    onSuccess: (user: User) => {
      session().login(user, token);
      tell({ type: 'left' });
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 401) exits.toSignIn();
      else notify.error(sentenceOf(error));
    },
  };
  const saving = useMutation({ mutationFn: (avatar: Blob) => updateUser({ avatar }, token), ...answers });
  const skipping = useMutation({ mutationFn: () => loadUser(token), ...answers });

  const handleSave = () => {
    setMissing(!picture);
    if (picture) saving.mutate(picture);
    else fileField.current?.focus();
  };
  return (
    <>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <Stack gap={24}>
        <PicturePicker
          ref={fileField}
          label={words.label}
          value={picture}
          onChange={setPicture}
          error={isMissing && !picture ? ERRORS.PICTURE_EMPTY.message : undefined}
        />
        <Stack gap={8}>
          <Button isBusy={saving.isPending} disabled={skipping.isPending} onClick={handleSave}>
            {words.submit}
          </Button>
          <Button look="ghost" isBusy={skipping.isPending} disabled={saving.isPending} onClick={() => skipping.mutate()}>
            {words.skip}
          </Button>
        </Stack>
      </Stack>
    </>
  );
}
