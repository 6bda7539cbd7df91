import { createCompanyBody } from '@keydate/contracts/companies';
import { AddressFields } from '@keydate/forms/address';
import { useChangeForm } from '@keydate/forms/call';
import { ColorFields } from '@keydate/forms/color';
import { NO_PICTURE, PicturePicker } from '@keydate/forms/picture';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useCallback, useState } from 'react';
import { useCreateCompany } from '../../api/create-company';
import { refreshUser } from '../../session/refresh-user';
import { Disclosure } from '../../ui/disclosure';
import { companyDrafts } from './company-draft.store';
import { EMPTY_COMPANY, type CompanyFields } from './company-fields';
import { copy } from './copy';

const ADDRESS = {
  street: 'address.street',
  city: 'address.city',
  state: 'address.state',
  zipCode: 'address.zipCode',
} as const;

const COLORS = { primary: 'primaryColor', secondary: 'secondaryColor' } as const;

/** Creates the company of a super role: name and address; colors and picture for those who ask (spec § 2.4). */
export function CompanyForm({ userId }: { userId: string }) {
  const [picture, setPicture] = useState(NO_PICTURE);
  const saveDraft = useCallback((fields: CompanyFields) => companyDrafts.save(userId, fields), [userId]);
  const form = useChangeForm(useCreateCompany(), {
    schema: createCompanyBody,
    defaultValues: companyDrafts.load(userId) ?? EMPTY_COMPANY,
    toSend: async (body) => ({ ...body, companyAvatar: await picture.crop?.() }),
    onDone: () => companyDrafts.clear(userId),
    refusals: { COMPANY_EXISTS: refreshUser },
    onChange: saveDraft,
  });
  const { register, errors, submit, isBusy } = form;
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Stack gap={32}>
        <Stack>
          <TextInput
            label={copy.name}
            autoComplete="organization"
            autoFocus
            error={errors.name?.message}
            {...register('name')}
          />
          <TextInput
            label={copy.website}
            hint={copy.websiteHint}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            error={errors.website?.message}
            {...register('website')}
          />
          <AddressFields form={form} names={ADDRESS} streetLabel={copy.street} isZipCodeLast hasAutoFill />
        </Stack>
        <Disclosure
          label={copy.branding}
          hasError={errors.primaryColor !== undefined || errors.secondaryColor !== undefined}
        >
          <Stack gap={32}>
            <ColorFields form={form} names={COLORS} />
            <PicturePicker label={copy.picture} onChange={setPicture} />
          </Stack>
        </Disclosure>
        <Button type="submit" isBusy={isBusy || picture.isOpening} isWide>
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}
