import { refusalOf, useSignedInUser } from '@keydate/client';
import { updateUser } from '@keydate/contracts/people';
import { useChangeForm } from '@keydate/forms/call';
import { PicturePicker } from '@keydate/forms/picture';
import { deviceTimeZone } from '@keydate/forms/time';
import { Button, Grid, notify, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import type { ReactNode } from 'react';
import { whenCurrentUserIsRead } from '../../api/current-user';
import { useUpdatePerson } from '../../api/update-user';
import { useUnsaved } from '../../editing/unsaved';
import { useFormPicture } from '../../editing/use-form-picture';
import { useTypedChanges } from '../../editing/use-typed-changes';
import { FormEnd } from '../../ui/form-end';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { changeOf, fieldsOf, personFields } from './person-fields';
import { TimeZoneSelect } from './time-zone-select';

const FIELDS = ['first', 'last', 'phone', 'timeZone'] as const;

/** The person's own data. `action` is a button next to the title. */
export function EditPerson({ action }: { action?: ReactNode }) {
  const user = useSignedInUser();
  const picture = useFormPicture();
  const form = useChangeForm(useUpdatePerson(), {
    schema: personFields,
    stored: fieldsOf(user),
    whenRead: whenCurrentUserIsRead,
    toSend: async (values, edit) => ({
      body: changeOf(values, edit),
      avatar: await picture.crop?.(),
      deviceZone: deviceTimeZone(),
    }),
    changedMeanwhile: (error) => {
      const refusal = refusalOf(updateUser, error);
      return refusal?.code === 'CHANGED_MEANWHILE' ? { stored: fieldsOf(refusal.result.user), by: null } : undefined;
    },
    onDone: () => {
      picture.saved();
      notify.success(copy.saved);
    },
    fieldsOfCall: { fullName: 'last', contact: 'phone', 'contact.phone': 'phone' },
    failed: copy.failed,
  });
  const { register, errors, submit, isBusy, formState } = form;
  useUnsaved(formState.isDirty || picture.hasChanges);
  useTypedChanges('person', FIELDS, form);
  return (
    <Section title={copy.title} action={action}>
      <form onSubmit={submit} noValidate>
        <Stack gap={24}>
          <Grid columns={2} gap={16}>
            <TextInput
              label={copy.firstName}
              autoComplete="given-name"
              error={errors.first?.message}
              {...register('first')}
            />
            <TextInput
              label={copy.lastName}
              autoComplete="family-name"
              error={errors.last?.message}
              {...register('last')}
            />
            <TextInput
              label={copy.phone}
              hint={copy.phoneHint}
              type="tel"
              autoComplete="tel-national"
              error={errors.phone?.message}
              {...register('phone')}
            />
            <TextInput label={copy.email} hint={copy.emailHint} type="email" value={user.contact.email} readOnly />
          </Grid>
          <TimeZoneSelect chosen={user.timeZone ?? ''} error={errors.timeZone?.message} {...register('timeZone')} />
          <PicturePicker key={picture.pickerKey} label={copy.picture} onChange={picture.setPicture} />
          <FormEnd>
            <Button type="submit" isBusy={isBusy || picture.isOpening}>
              {copy.save}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </Section>
  );
}
