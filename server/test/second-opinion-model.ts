import { listNotifications } from '@keydate/contracts/reminders';
import {
  isActionOf,
  problemOfAction,
  stateAfter,
  type QuestionAction,
  type QuestionState,
} from '@keydate/domain/second-opinion';
import fc from 'fast-check';
import { ask } from './ask';
import { aLenderOf } from './lenders';
import { aRealtor, type TestPerson } from './people';
import { answerQuestion, aQuestionTo, close, decide, withdraw } from './questions';
import type { TestServer } from './test-server';
import { enterTransaction, openTransaction } from './transactions';

const WHO = ['realtor', 'lender', 'stranger'] as const;
const ACTIONS: readonly QuestionAction[] = ['answer', 'decide', 'close', 'withdraw'];
const attempt = fc.record({ who: fc.constantFrom(...WHO), action: fc.constantFrom(...ACTIONS) });

/** The question's state by the rules of the domain. */
interface Model {
  state: QuestionState;
  isDecided: boolean;
  newsOfLender: number;
  newsOfRealtor: number;
}

/** The expected status of an attempt, and the model after it. */
function expected(model: Model, who: (typeof WHO)[number], action: QuestionAction): { status: number; next: Model } {
  if (who === 'stranger') return { status: 404, next: model };
  if (!isActionOf(who, action)) return { status: 403, next: model };
  const isRepeated =
    (action === 'answer' && model.state === 'answered') ||
    (action === 'decide' && model.isDecided) ||
    (action === 'close' && model.state === 'closed') ||
    (action === 'withdraw' && model.state === 'withdrawn');
  if (isRepeated) return { status: 200, next: model };
  if (problemOfAction(model.state, action)) return { status: 409, next: model };
  const next = {
    state: stateAfter(action),
    isDecided: model.isDecided || action === 'decide',
    newsOfLender: model.newsOfLender + (action === 'answer' ? 0 : 1),
    newsOfRealtor: model.newsOfRealtor + (action === 'answer' ? 1 : 0),
  };
  return { status: 200, next };
}

const unreadOf = async (server: TestServer, { token }: TestPerson) =>
  (await ask(server, listNotifications, { token, query: {} })).body.result.unread;

/** Tries random courses of a question, and expects that each follows the rules of the domain. */
export async function expectItsRules(server: TestServer, numRuns: number): Promise<void> {
  const stranger = await aRealtor(server, { role: 'SuperLender' });
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 7 }), async (attempts) => {
      const [realtor, lender] = [await aRealtor(server), await aRealtor(server, { role: 'SuperLender' })];
      const people: Record<(typeof WHO)[number], TestPerson> = { realtor, lender, stranger };
      // not the closing: both sides also hear of a moved closing
      const contract_dates = [{ title: 'Appraisal Deadline', date: '03-14-2027', description: '' }];
      const transaction = await enterTransaction(server, realtor, { contract_dates });
      const dateId = transaction.contractDates[0]!._id;
      const part = await aLenderOf(server, transaction, realtor, lender);
      const question = await aQuestionTo(server, realtor, part, { dates: [dateId] });
      const tried: Record<QuestionAction, (by: TestPerson) => Promise<{ status: number }>> = {
        answer: (by) => answerQuestion(server, by, question, { proposals: [{ dateId, to: '04-01-2027' }] }),
        decide: (by) => decide(server, by, question, { dateId, isAccepted: true }),
        close: (by) => close(server, by, question),
        withdraw: (by) => withdraw(server, by, question),
      };
      let model: Model = { state: 'asked', isDecided: false, newsOfLender: 1, newsOfRealtor: 0 };
      for (const { who, action } of attempts) {
        const { status, next } = expected(model, who, action);
        expect([who, action, (await tried[action](people[who])).status]).toEqual([who, action, status]);
        model = next;
      }
      const { transactions: now } = (await openTransaction(server, realtor, transaction._id)).body.result;
      expect([now.version, now.contractDates[0]?.date]).toEqual(
        model.isDecided ? [2, '04-01-2027'] : [1, '03-14-2027'],
      );
      expect([await unreadOf(server, lender), await unreadOf(server, realtor)]).toEqual([
        model.newsOfLender,
        model.newsOfRealtor,
      ]);
    }),
    { numRuns, seed: 20261123 },
  );
}
