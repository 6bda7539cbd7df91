import { useSignedInUser } from '@keydate/client';
import { canChooseKeepsContracts } from '@keydate/domain/company-permissions';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { useState } from 'react';
import { useChooseKeepsContracts } from '../../api/keeps-contracts';
import { Section } from '../../ui/section';
import { copy } from './copy';

/** The owner's choice about contracts of the company. It holds at once; the box shows the choice while it is being saved. */
export function ChooseContracts() {
  const { _id: id, company } = useSignedInUser();
  const [saving, setSaving] = useState<boolean | null>(null);
  const choosing = useChangeButton(useChooseKeepsContracts(), {
    onDone: () => setSaving(null),
    failed: (sentence) => {
      setSaving(null);
      notify.error(copy.failed, sentence);
    },
  });
  if (!company || !canChooseKeepsContracts({ id }, company.owner._id)) return null;
  const handleChange = (keepsContracts: boolean) => {
    if (choosing.isBusy) return;
    setSaving(keepsContracts);
    choosing.press(keepsContracts);
  };
  return (
    <Section title={copy.title} lede={copy.lede}>
      <Checkbox
        label={copy.keep}
        hint={copy.hint}
        checked={saving ?? company.keepsContracts ?? false}
        onChange={(event) => handleChange(event.target.checked)}
      />
    </Section>
  );
}
