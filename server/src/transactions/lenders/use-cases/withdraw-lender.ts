import type { Tools } from '../../../tools';
import { findCompany, type Member, recordEvent, type Sender } from '../../../accounts';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import { announce, NOTHING_TO_TELL, storeNotices } from '../../notices/use-cases/tell-people';
import { sendQueued } from '../../../mail';
import { isOver, updateLender, type Lender } from '../lenders.repository';
import { mailWithdrawal } from '../mails/mail-withdrawal';
import { questionsWithdrawn } from '../questions-withdrawn';
import { endShares } from './end-shares';
import { findChangeable } from './find-changeable';
import { refreshInvited } from './refresh-invited';

/** Ends a lender's access to a transaction, or their invitation. Does nothing if it has ended before. */
export async function withdrawLender(
  tools: Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'realtime' | 'events'>,
  member: Member,
  id: string,
  sender: Sender,
): Promise<Lender> {
  const { db, clock } = tools;
  const { lender, transaction, wasReading, mail, announcement } = await db.transaction(async (tx) => {
    const { lender: found, transaction } = await findChangeable(tx, member, id);
    if (isOver(found))
      return {
        lender: found,
        transaction,
        wasReading: false,
        mail: null,
        announcement: NOTHING_TO_TELL,
      };
    const change = { state: 'withdrawn', endedAt: clock.now() } as const;
    await updateLender(tx, id, change);
    const questions = (await endShares(tx, tools, [found], change.endedAt)).length;
    const company = (await findCompany(tx, transaction.companyId))?.company.name ?? '';
    const wasReading = found.state === 'accepted';
    if (wasReading && found.lenderId !== null) await tools.events.accessChanged(tx, { personIds: [found.lenderId] });
    await recordEvent(tx, { clock, sender }, { event: 'lender-withdrawn', by: member, about: id });
    const { companyId } = member;
    return {
      lender: { ...found, ...change },
      ...{ transaction, wasReading },
      mail: wasReading ? await mailWithdrawal(tx, tools, { lender: found, companyId, company, questions }) : null,
      announcement: await storeNotices(tx, tools, wasReading && found.lenderId ? [{ id: found.lenderId }] : [], {
        kind: 'lender-withdrawn',
        transaction,
        questionId: null,
        by: company,
        subject: ['You no longer see this transaction.', ...questionsWithdrawn(questions, 'your')].join(' '),
      }),
    };
  });
  if (mail) sendQueued(tools, mail);
  if (wasReading) announce(tools, announcement);
  else await refreshInvited(tools, lender);
  await refreshTeam(tools, transaction, { exceptId: member.id });
  return lender;
}
