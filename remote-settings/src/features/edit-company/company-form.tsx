import { refusalOf, session } from '@keydate/client';
import { companyFields, companySettings, updateCompany, type Company } from '@keydate/contracts/companies';
import { AddressFields } from '@keydate/forms/address';
import { partOf, useChangeForm } from '@keydate/forms/call';
import { ColorFields } from '@keydate/forms/color';
import { PicturePicker } from '@keydate/forms/picture';
import { Button, Grid, notify, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { whenCurrentUserIsRead } from '../../api/current-user';
import { useUpdateCompany } from '../../api/update-company';
import { useUnsaved } from '../../editing/unsaved';
import { useFormPicture } from '../../editing/use-form-picture';
import { useTypedChanges } from '../../editing/use-typed-changes';
import { FormEnd } from '../../ui/form-end';
import { copy } from './copy';

const ADDRESS = {
  street: 'contact.address.street',
  city: 'contact.address.city',
  state: 'contact.address.state',
  zipCode: 'contact.address.zipCode',
} as const;

const COLORS = { primary: 'primaryColor', secondary: 'secondaryColor' } as const;

const FIELDS = ['name', 'website', ...Object.values(ADDRESS), ...Object.values(COLORS)] as const;

const fieldsOf = (company: Company) => ({
  ...companyFields.parse(company),
  contact: { address: company.contact.address },
});

const addressOf = ({ companyAvatar }: Company) => companyAvatar?.url ?? '';

/** Changes the company. New colors are on the whole page as soon as they are saved. */
export function CompanyForm({ company }: { company: Company }) {
  const picture = useFormPicture();
  const form = useChangeForm(useUpdateCompany(), {
    schema: companySettings,
    stored: fieldsOf(company),
    whenRead: whenCurrentUserIsRead,
    toSend: async (values, { changed, seen }) => ({
      ...partOf(values, changed),
      seen: { ...partOf(seen, changed), companyAvatar: addressOf(company) },
      companyAvatar: await picture.crop?.(),
    }),
    changedMeanwhile: (error) => {
      const refusal = refusalOf(updateCompany, error);
      if (refusal?.code !== 'CHANGED_MEANWHILE') return undefined;
      const { company: present, changedBy } = refusal.result;
      const isOwn = changedBy?._id === session().user()?._id;
      const by = isOwn ? null : (changedBy?.fullName ?? copy.somebody);
      const isOtherPicture = picture.hasChanges && addressOf(present) !== addressOf(company);
      if (isOtherPicture) picture.refused(copy.otherPicture(by));
      return { stored: fieldsOf(present), by, isSaid: isOtherPicture };
    },
    onDone: () => {
      picture.saved();
      notify.success(copy.saved);
    },
    failed: copy.failed,
  });
  const { register, errors, submit, isBusy, formState } = form;
  useUnsaved(formState.isDirty || picture.hasChanges);
  useTypedChanges('company', FIELDS, form);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={32}>
        <Stack>
          <Grid columns={2} gap={16}>
            <TextInput
              label={copy.name}
              autoComplete="organization"
              error={errors.name?.message}
              {...register('name')}
            />
            <TextInput
              label={copy.website}
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              error={errors.website?.message}
              {...register('website')}
            />
          </Grid>
          <AddressFields form={form} names={ADDRESS} streetLabel={copy.street} isZipCodeLast />
        </Stack>
        <ColorFields form={form} names={COLORS} />
        <PicturePicker
          key={picture.pickerKey}
          label={copy.picture}
          error={picture.error}
          onChange={picture.setPicture}
        />
        <FormEnd>
          <Button type="submit" isBusy={isBusy || picture.isOpening}>
            {copy.save}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  );
}
