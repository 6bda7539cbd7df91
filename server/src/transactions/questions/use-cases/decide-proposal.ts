import type { decideProposal as decideCall } from '@keydate/contracts/questions';
import { dayFromSql } from '@keydate/domain/calendar-day';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { lenderAsListener } from '../../notices/use-cases/listeners-of';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import { announce, NOTHING_TO_TELL, storeNews, type Announcement } from '../../notices/use-cases/tell-people';
import type { Member } from '../../../accounts';
import { datesOfTransaction } from '../../contract-dates.repository';
import { changedBy } from '../../policies/check-transaction';
import type { ChangeTools } from '../../use-cases/store-change';
import { changeLocked, type UpdatedTransaction } from '../../use-cases/update-transaction';
import { lockTransaction } from '../../transactions.repository';
import type { StoredProposal } from '../lender-questions.table';
import { newsOfDecision } from '../news-of-question';
import { updateQuestion, type FoundQuestion } from '../questions.repository';
import { openForAction, refuseAction } from './open-question';

type Decision = z.output<typeof decideCall.body>;

interface Decided {
  found: FoundQuestion;
  /** The present transaction, if it is not the version that was meant; then nothing was decided. */
  stale: UpdatedTransaction | null;
  announcements: Announcement[];
}

/**
 * Accepts a day that the lender proposes, as a change of the transaction like any other, or rejects it. A repeated
 * decision, as after a lost reply, succeeds and changes nothing.
 */
export async function decideProposal(
  tools: ChangeTools,
  member: Member,
  id: string,
  decision: Decision,
): Promise<Omit<Decided, 'announcements'>> {
  const { announcements, ...decided } = await tools.db.transaction(async (tx): Promise<Decided> => {
    const open = await openForAction(tx, member, id, 'decide');
    const { question } = open;
    const proposal = question.proposals.find(({ dateId }) => dateId === decision.dateId);
    if (proposal?.decision?.isAccepted === decision.isAccepted) return { found: open, stale: null, announcements: [] };
    refuseAction(question.state, 'decide');
    if (!proposal) throw new AppError('NOT_FOUND');
    if (proposal.decision) {
      const { byId: _id, by: fullName } = proposal.decision;
      throw new AppError('PROPOSAL_DECIDED', undefined, { decidedBy: { _id, fullName } });
    }
    const changed = decision.isAccepted ? await accept(tx, tools, { member, open, proposal, decision }) : null;
    if (changed?.isStale) return { found: open, stale: changed, announcements: [] };
    const transaction = changed?.transaction ?? open.transaction;
    const stored: StoredProposal = {
      ...proposal,
      decision: {
        isAccepted: decision.isAccepted,
        reason: decision.reason,
        byId: member.id,
        by: member.fullName,
        at: tools.clock.now().toISOString(),
        version: transaction.version,
      },
    };
    const proposals = question.proposals.map((one) => (one === proposal ? stored : one));
    await updateQuestion(tx, id, { proposals });
    const found = { ...open, transaction, question: { ...question, proposals } };
    const news = newsOfDecision(found, stored);
    const listeners = await lenderAsListener(tx, open.share);
    const announcements = [await storeNews(tx, tools, listeners, news), changed?.announcement ?? NOTHING_TO_TELL];
    return { found, stale: null, announcements };
  });
  announce(tools, ...announcements);
  await refreshTeam(tools, decided.found.transaction, { exceptId: member.id });
  return decided;
}

/** Moves the deadline to the proposed day, and with it the others that the person has chosen to move. */
async function accept(
  tx: Tx,
  tools: Pick<ChangeTools, 'clock' | 'config' | 'mailer' | 'events'>,
  asked: { member: Member; open: FoundQuestion; proposal: StoredProposal; decision: Decision },
): Promise<UpdatedTransaction> {
  const { member, open, proposal, decision } = asked;
  const found = await changedBy(tx, member, await lockTransaction(tx, open.transaction.id));
  const dates = await datesOfTransaction(tx, open.transaction.id);
  if (!dates.some(({ id }) => id === proposal.dateId)) throw new AppError('PROPOSAL_DATE_GONE');
  const sent =
    decision.contractDates ??
    dates.map(({ id, day, title, description }) => ({ _id: id, date: dayFromSql(day), title, description }));
  if (!sent.some(({ _id }) => _id === proposal.dateId)) throw new AppError('PROPOSAL_DATE_GONE');
  const to = dayFromSql(proposal.to);
  const contractDates = sent.map((date) => (date._id === proposal.dateId ? { ...date, date: to } : date));
  return changeLocked(tx, tools, member, { found, change: { contractDates, version: decision.version } });
}
