import { session } from '@keydate/client';
import { createCompanyBody } from '@keydate/contracts/companies';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useCallback, useState } from 'react';
import { createCompany } from '../../api/create-company';
import { NO_PICTURE } from '../../ui/picture-picker/chosen-picture';
import { PicturePicker } from '../../ui/picture-picker/picture-picker';
import { refreshUser } from '../refresh-user/refresh-user';
import { useCallForm } from '../submit-form/use-call-form';
import { AddressFields } from './address-fields';
import { ColorFields } from './color-fields';
import { useCompanyDraft } from './company-draft.store';
import { NO_COMPANY_YET, type CompanyFields } from './company-fields';
import { copy } from './copy';

/** The company of a super role: name, address, colors and picture (spec § 2.4). */
export function CompanyForm({ personId }: { personId: string }) {
  const [picture, setPicture] = useState(NO_PICTURE);
  const [draft, tell] = useCompanyDraft();
  const keep = useCallback(
    (fields: CompanyFields) => tell({ type: 'typed', draft: { personId, fields } }),
    [personId, tell],
  );
  const { control, register, errors, submit, isBusy } = useCallForm({
    schema: createCompanyBody,
    defaultValues: draft.personId === personId ? draft.fields : NO_COMPANY_YET,
    send: async (body) => createCompany(body, await picture.cut?.()),
    onDone: (company) => {
      tell({ type: 'left' });
      session().update({ company });
    },
    refusals: { COMPANY_EXISTS: refreshUser },
    onTyped: keep,
  });
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
          <AddressFields control={control} register={register} errors={errors} />
        </Stack>
        <ColorFields control={control} register={register} errors={errors} />
        <PicturePicker label={copy.picture} onChange={setPicture} />
        <Button type="submit" isBusy={isBusy || picture.isOpening} isWide>
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}
