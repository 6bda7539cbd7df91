import { PICTURE_ERRORS } from '@keydate/contracts/errors/picture-errors';
import type { User } from '@keydate/contracts/people';
import { useChangeButton } from '@keydate/forms/call';
import { NO_PICTURE, PicturePicker } from '@keydate/forms/picture';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { useRef, useState } from 'react';
import { useLoadUser } from '../../api/load-user';
import { useUpdatePicture } from '../../api/update-user';
import { useOpenSession } from '../../session/use-open-session';
import { copy } from './copy';
import { useSignUpExits } from './use-sign-up-exits';

const words = copy.picture;

/** The last step before LOGIN: saves a picture, or skips it (spec § 2.4). */
export function PictureStep({ token }: { token: string }) {
  const exits = useSignUpExits();
  const openSession = useOpenSession();
  const [picture, setPicture] = useState(NO_PICTURE);
  const [isMissing, setMissing] = useState(false);
  const fileField = useRef<HTMLInputElement>(null);
  const enter = {
    onDone: (user: User) => openSession(user, token),
    refusals: { UNAUTHENTICATED: exits.toSignIn },
  };
  const saving = useChangeButton(useUpdatePicture(token), { failed: words.failed, ...enter });
  const skipping = useChangeButton(useLoadUser(token), enter);

  const handleSave = () => {
    setMissing(!picture.crop);
    if (picture.crop) saving.press(picture.crop);
    else fileField.current?.focus();
  };
  return (
    <>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <Stack gap={24}>
        <PicturePicker
          ref={fileField}
          label={words.label}
          onChange={setPicture}
          error={isMissing && !picture.crop && !picture.isOpening ? PICTURE_ERRORS.PICTURE_EMPTY.message : undefined}
        />
        <Stack gap={8}>
          <Button isBusy={saving.isBusy || picture.isOpening} disabled={skipping.isBusy} onClick={handleSave}>
            {words.submit}
          </Button>
          <Button variant="ghost" isBusy={skipping.isBusy} disabled={saving.isBusy} onClick={() => skipping.press()}>
            {words.skip}
          </Button>
        </Stack>
      </Stack>
    </>
  );
}
