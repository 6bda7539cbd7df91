import { useSignedInUser } from '@keydate/client';
import { notificationWords } from '@keydate/contracts/notification';
import type { ReminderSettings } from '@keydate/contracts/reminder-settings';
import { timeZoneInWords } from '@keydate/domain/moment-in-words';
import { deviceTimeZone } from '@keydate/forms/time';
import { LoadFailed, Notice, notify, Skeleton, Stack } from '@keydate/ui';
import { Checkbox, ChoiceGroup, NativeSelect } from '@keydate/ui/forms';
import { useChooseReminders, useReminderSettings, type ReminderChoice } from '../../api/reminder-settings';
import { chosenNotification, defaultNotifications } from '../../domain/default-notifications';
import { Section } from '../../ui/section';
import { copy } from './copy';
import { MorningSummary } from './morning-summary';
import { QuietHours } from './quiet-hours';

/** Channels, quiet hours, the morning summary, and what new transactions begin with; each choice holds at once, without saving. */
export function ChooseReminders() {
  const settings = useReminderSettings();
  return (
    <Section title={copy.title} lede={copy.lede}>
      {settings.isPending && <Skeleton height="280px" />}
      {settings.isError && !settings.data && (
        <LoadFailed onRetry={() => void settings.refetch()}>{copy.failedToLoad}</LoadFailed>
      )}
      {settings.data && <Choices settings={settings.data} />}
    </Section>
  );
}

function Choices({ settings }: { settings: ReminderSettings }) {
  const user = useSignedInUser();
  const choosing = useChooseReminders({
    timeZone: deviceTimeZone(),
    onFailed: (error) => notify.error(copy.failed, error.message),
  });
  const choose = (choice: ReminderChoice) => choosing.mutate(choice);
  const { byEmail, inApp, quietHours, summaryAt, defaultNotification } = settings;
  const zone = timeZoneInWords(user.timeZone ?? settings.timeZone ?? deviceTimeZone());
  const offered = defaultNotifications(defaultNotification);
  return (
    <Stack gap={24}>
      <ChoiceGroup legend={copy.channels}>
        <Checkbox
          label={copy.byEmail}
          checked={byEmail}
          onChange={(event) => choose({ byEmail: event.target.checked })}
        />
        <Checkbox label={copy.inApp} checked={inApp} onChange={(event) => choose({ inApp: event.target.checked })} />
      </ChoiceGroup>
      {!byEmail && !inApp && summaryAt === null && <Notice tone="info">{copy.none}</Notice>}
      <QuietHours
        hours={quietHours}
        zone={zone}
        onSwitch={(hours) => choose({ quietHours: hours })}
        onChange={choose}
      />
      <MorningSummary at={summaryAt} zone={zone} onChange={(at) => choose({ summaryAt: at })} />
      <NativeSelect
        label={copy.newTransactions}
        hint={copy.newTransactionsHint}
        value={notificationWords(chosenNotification(defaultNotification))}
        onChange={({ target }) =>
          choose({ defaultNotification: offered.find((one) => notificationWords(one) === target.value) ?? null })
        }
      >
        {offered.map((one) => (
          <option key={notificationWords(one)} value={notificationWords(one)}>
            {copy.before(notificationWords(one))}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
}
