import { stateAfter } from '@keydate/domain/second-opinion';
import { lenderAsListener } from '../../notices/use-cases/listeners-of';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import { announce, NOTHING_TO_TELL, storeNews, type TellTools } from '../../notices/use-cases/tell-people';
import type { Member } from '../../../accounts';
import { newsOfEnd } from '../news-of-question';
import { updateQuestion, type FoundQuestion } from '../questions.repository';
import { openForAction, refuseAction } from './open-question';

/** Closes a question that was answered, or withdraws one that was not. Repeated, it changes nothing. */
export async function endQuestion(
  tools: TellTools,
  member: Member,
  id: string,
  action: 'close' | 'withdraw',
): Promise<FoundQuestion> {
  const { found, announcement } = await tools.db.transaction(async (tx) => {
    const open = await openForAction(tx, member, id, action);
    const state = stateAfter(action);
    if (open.question.state === state) return { found: open, announcement: NOTHING_TO_TELL };
    refuseAction(open.question.state, action);
    const change = { state, endedAt: tools.clock.now() };
    await updateQuestion(tx, id, change);
    const ended = { ...open, question: { ...open.question, ...change } };
    const listeners = await lenderAsListener(tx, open.share);
    return { found: ended, announcement: await storeNews(tx, tools, listeners, newsOfEnd(ended, action)) };
  });
  announce(tools, announcement);
  await refreshTeam(tools, found.transaction, { exceptId: member.id });
  return found;
}
