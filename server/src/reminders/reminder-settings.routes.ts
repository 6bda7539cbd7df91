import {
  getReminderSettings,
  mutedTransactions,
  muteReminderMails,
  saveReminderSettings,
} from '@keydate/contracts/reminder-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../calls/route';
import type { Tools } from '../tools';
import { memberOf, type Person } from '../accounts';
import { activeMutedBy, findTransaction, readBy } from '../transactions';
import { findReminderSettings } from './reminder-settings.repository';
import { presentSettings } from './reminders.presenter';
import { summaryHourOf } from './summaries/summaries.repository';
import { muteTransaction } from './use-cases/mute-transaction';
import { saveReminderSettings as save } from './use-cases/save-reminder-settings';

export function reminderSettingsRoutes(app: FastifyInstance, tools: Tools): void {
  route(app, getReminderSettings, async ({ session }) => {
    return { result: { settings: await settingsOf(tools, memberOf(session.person)) } };
  });

  route(app, saveReminderSettings, async ({ body, session }) => {
    const member = memberOf(session.person);
    await save(tools, member, body);
    return { result: { settings: await settingsOf(tools, member) } };
  });

  route(app, mutedTransactions, async ({ session }) => {
    return { result: { ids: await activeMutedBy(tools.db, memberOf(session.person).id) } };
  });

  route(app, muteReminderMails, async ({ params, body, session }) => {
    const member = memberOf(session.person);
    const { found } = await readBy(tools.db, member, await findTransaction(tools.db, params.id));
    const { transaction } = found;
    await muteTransaction(tools, { personId: member.id, transactionId: transaction.id }, body.isMuted);
    return { result: { isMuted: body.isMuted } };
  });
}

async function settingsOf({ db }: Pick<Tools, 'db'>, person: Pick<Person, 'id' | 'timeZone'>) {
  return presentSettings(await findReminderSettings(db, person.id), {
    timeZone: person.timeZone,
    summaryAt: await summaryHourOf(db, person.id),
  });
}
