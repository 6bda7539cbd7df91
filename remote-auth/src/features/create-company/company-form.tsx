import { sentenceOf, session } from '@keydate/client';
import { createCompanyBody } from '@keydate/contracts/companies';
import { Button, notify, PageHeading, Stack, TextInput } from '@keydate/ui';
import { useState } from 'react';
import { createCompany } from '../../api/create-company';
import { loadUser } from '../../api/load-user';
import { PicturePicker } from '../../ui/picture-picker/picture-picker';
import { useCallForm } from '../submit-form/use-call-form';
import { AddressFields } from './address-fields';
import { ColourFields } from './colour-fields';
import { NO_COMPANY_YET } from './company-fields';
import { copy } from './copy';

/** The company of a super role: name, address, colours and picture (spec § 2.4). */
export function CompanyForm() {
  const [picture, setPicture] = useState<Blob>();
  const { control, register, errors, submit, isBusy } = useCallForm({
    schema: createCompanyBody,
    defaultValues: NO_COMPANY_YET,
    send: (body) => createCompany(body, picture),
    onDone: (company) => session().update({ company }),
    refusals: {
      // made in another tab, or by a call whose answer was lost
      COMPANY_EXISTS: () =>
        void loadUser().then(
          (user) => session().update(user),
          (error: unknown) => notify.error(sentenceOf(error)),
        ),
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <PageHeading title={copy.title}>{copy.lede}</PageHeading>
      <Stack gap={32}>
        <Stack>
          <TextInput label={copy.name} autoComplete="organization" autoFocus error={errors.name?.message} {...register('name')} />
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
        <ColourFields control={control} register={register} errors={errors} />
        <PicturePicker label={copy.picture} value={picture} onChange={setPicture} />
        <Button type="submit" isBusy={isBusy} isWide>
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}
