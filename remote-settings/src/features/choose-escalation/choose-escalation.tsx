import { useSignedInUser } from '@keydate/client';
import { canChooseEscalation } from '@keydate/domain/company-permissions';
import { ESCALATION_GROUPS, type EscalationGroup } from '@keydate/domain/escalation';
import { useChangeButton } from '@keydate/forms/call';
import { Notice, notify, Stack } from '@keydate/ui';
import { Checkbox, ChoiceGroup } from '@keydate/ui/forms';
import { useState } from 'react';
import { useChooseEscalation } from '../../api/escalation';
import { useReminderSettings } from '../../api/reminder-settings';
import { Section } from '../../ui/section';
import { copy } from './copy';

/**
 * The owner's choice of the deadlines that they hear of where nobody answers. It holds at once; the boxes show the choice while it
 * is being saved. The last box that is cleared switches it off.
 */
export function ChooseEscalation() {
  const { _id: id, company } = useSignedInUser();
  if (!company || !canChooseEscalation({ id }, company.owner._id)) return null;
  return <Choice stored={company.escalates ?? []} />;
}

function Choice({ stored }: { stored: readonly EscalationGroup[] }) {
  const reminders = useReminderSettings();
  const [saving, setSaving] = useState<EscalationGroup[] | null>(null);
  const choosing = useChangeButton(useChooseEscalation(), {
    onDone: () => setSaving(null),
    failed: (sentence) => {
      setSaving(null);
      notify.error(copy.failed, sentence);
    },
  });
  const chosen = saving ?? stored;
  const choose = (groups: EscalationGroup[]) => {
    if (choosing.isBusy) return;
    setSaving(groups);
    choosing.press(groups);
  };
  return (
    <Section title={copy.title} lede={copy.lede}>
      <Stack gap={24}>
        <Checkbox
          label={copy.on}
          hint={copy.hint}
          checked={chosen.length > 0}
          onChange={({ target }) => choose(target.checked ? [...ESCALATION_GROUPS] : [])}
        />
        {chosen.length > 0 && reminders.data && !reminders.data.byEmail && !reminders.data.inApp && (
          <Notice tone="info">{copy.unheard}</Notice>
        )}
        {chosen.length > 0 && (
          <ChoiceGroup legend={copy.groups}>
            {ESCALATION_GROUPS.map((group) => (
              <Checkbox
                key={group}
                label={copy.names[group]}
                checked={chosen.includes(group)}
                onChange={({ target }) =>
                  choose(ESCALATION_GROUPS.filter((one) => (one === group ? target.checked : chosen.includes(one))))
                }
              />
            ))}
          </ChoiceGroup>
        )}
      </Stack>
    </Section>
  );
}
