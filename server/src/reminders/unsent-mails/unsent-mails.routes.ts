import { UNSENT_MAILS_MAX, UNSENT_MAILS_RETENTION_DAYS } from '@keydate/contracts/limits';
import { listUnsentMails, resendUnsentMail } from '@keydate/contracts/unsent-mails';
import { canSeeUnsentMails } from '@keydate/domain/company-permissions';
import { DAY_MS } from '@keydate/domain/durations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { findCompany, type Member, memberOf, type Person } from '../../accounts';
import { shareOfEach } from './share-of-each';
import { presentFailedReminder, presentMail } from './unsent-mails.presenter';
import { failedMails, failedReminders } from './unsent-mails.repository';
import { sendAgain } from './use-cases/send-again';

export function unsentMailRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock } = tools;

  route(app, listUnsentMails, async ({ session }) => {
    const { companyId } = await ownerOf(session.person);
    const now = clock.now();
    const since = new Date(now.getTime() - UNSENT_MAILS_RETENTION_DAYS * DAY_MS);
    const limit = UNSENT_MAILS_MAX;
    const reminders = await failedReminders(db, companyId, { since, limit });
    const mails = await failedMails(db, companyId, limit);
    const presented = reminders.map((one) => presentFailedReminder(one, now));
    return { result: { mails: shareOfEach(presented, mails.map(presentMail), limit) } };
  });

  route(app, resendUnsentMail, async ({ params, session }) => {
    await sendAgain(tools, await ownerOf(session.person), params.id);
    return {};
  });

  async function ownerOf(person: Person): Promise<Member> {
    const member = memberOf(person);
    const found = await findCompany(db, member.companyId);
    if (!found || !canSeeUnsentMails(member, found.owner.id)) throw new AppError('FORBIDDEN');
    return member;
  }
}
