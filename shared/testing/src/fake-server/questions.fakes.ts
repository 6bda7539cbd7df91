import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  decideProposal,
  listQuestions,
  listWaitingQuestions,
  withdrawQuestion,
  type Question,
} from '@keydate/contracts/questions';
import { QUESTIONS_PER_DAY } from '@keydate/contracts/limits';
import type { Transaction } from '@keydate/contracts/transactions';
import { compareDays, dayAt } from '@keydate/domain/calendar-day';
import { DAY_MS } from '@keydate/domain/durations';
import { isShownToLender } from '@keydate/domain/lender-access';
import {
  isActionOf,
  isDueToday,
  isOverdue,
  isWaitingFor,
  problemOfAction,
  stateAfter,
  type QuestionAction,
  type QuestionProblem,
  type QuestionSide,
} from '@keydate/domain/second-opinion';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { QuestionOfWorld } from '../builders/questions';
import { fake, type Asking } from './fake';
import { datesOfShare } from './for-lender';
import { companyOf } from './for-lender';
import { memberOf, readTransactionOf, shareOf, transactionOf, transactionsWithin } from './members';
import { changedBy } from './update-transaction.fakes';
import type { World } from './world';

/** Second opinions: questions to lenders, their answers, and what becomes of the days that they propose. */
export const questionFakes = [
  fake(listQuestions, (asked) => {
    const { world, params } = asked;
    const { transaction, share } = readTransactionOf(asked, params.transactionId);
    const questions = world.questions.filter(
      ({ transactionId, shareId }) => transactionId === transaction._id && (!share || shareId === share._id),
    );
    return { result: { questions: questions.map((one) => shown(one, share ? 'lender' : 'realtor', world)) } };
  }),

  fake(listWaitingQuestions, (asked) => {
    const { world } = asked;
    const member = memberOf(asked);
    const own = new Set(transactionsWithin(transactionsSeenBy(member), world).map(({ _id }) => _id));
    const waiting = world.questions.flatMap((one) => {
      const transaction = world.transactions.find(({ _id }) => _id === one.transactionId);
      if (transaction?.status !== 'Active') return [];
      const isTheirs = shareOf(member, one.transactionId, world)?._id === one.shareId;
      if (!isTheirs && !own.has(one.transactionId)) return [];
      const side = isTheirs ? 'lender' : 'realtor';
      const hasUndecided = one.proposals.some(({ decision }) => decision === null);
      return isWaitingFor(side, { ...one, hasUndecided }, todayAt(transaction)) ? [shown(one, side, world)] : [];
    });
    return { result: { questions: waiting.toSorted(byUrgency) } };
  }),

  fake(askQuestion, (asked) => {
    const { world, body, refuse, account } = asked;
    const transaction = transactionOf(asked, asked.params.transactionId);
    const before = world.questions.find(({ _id }) => _id === body.requestId);
    if (before && before.question !== body.question) throw refuse('QUESTION_ASKED_BEFORE');
    if (before) return { result: { question: shown(before, 'realtor', world) } };
    if (transaction.status === 'Closed') throw refuse('QUESTION_TRANSACTION_CLOSED');
    const share = world.lenders.find(
      ({ _id, transactionId }) => _id === body.lender && transactionId === transaction._id,
    );
    if (!share) throw refuse('NOT_FOUND');
    if (share.state !== 'accepted' || !share.lender) throw refuse('LENDER_NOT_READING');
    if (compareDays(body.dueOn, todayAt(transaction)) < 0)
      throw refuse('BAD_INPUT', { errors: { dueOn: 'Please choose today or a later day.' } });
    const dates = transaction.contractDates.filter(({ _id }) => body.dates.includes(_id));
    if (dates.some((date) => !isShownToLender({ ...date, id: date._id }, datesOfShare(share))))
      throw refuse('BAD_INPUT', { errors: { 'dates.0': 'Share this deadline with the lender first.' } });
    const ofLate = world.questions.filter(
      ({ transactionId, askedAt }) => transactionId === transaction._id && Date.parse(askedAt) > Date.now() - DAY_MS,
    );
    if (ofLate.length >= QUESTIONS_PER_DAY) throw refuse('QUESTION_LIMIT');
    const question: QuestionOfWorld = {
      _id: body.requestId,
      transactionId: transaction._id,
      shareId: share._id,
      state: 'asked',
      lender: { fullName: share.lender.fullName, company: share.lender.company },
      askedBy: account.user.fullName,
      question: body.question,
      dates: dates.map(({ _id, title, date }) => ({ _id, title, date })),
      dueOn: body.dueOn,
      askedAt: new Date().toISOString(),
      answer: null,
      answeredAt: null,
      proposals: [],
      endedAt: null,
    };
    world.questions = [question, ...world.questions];
    return { result: { question: shown(question, 'realtor', world) } };
  }),

  fake(answerQuestion, (asked) => {
    const { world, body, refuse } = asked;
    const found = questionOf(asked, asked.params.id, 'answer');
    if (found.state === 'answered' && found.answer === body.answer)
      return { result: { question: shown(found, 'lender', world) } };
    const transaction = transactionIn(world, found);
    if (transaction.status === 'Closed') throw refuse('QUESTION_TRANSACTION_CLOSED');
    refuseAction(asked, found, 'answer');
    const share = world.lenders.find(({ _id }) => _id === found.shareId);
    const proposals = body.proposals.map(({ dateId, to }, at) => {
      const date = transaction.contractDates.find(({ _id }) => _id === dateId);
      const isSeen = date && share && isShownToLender({ ...date, id: date._id }, datesOfShare(share));
      if (!date || !isSeen || !found.dates.some(({ _id }) => _id === dateId))
        throw refuse('BAD_INPUT', {
          errors: { [`proposals.${at}.dateId`]: 'The question is not about this deadline.' },
        });
      if (body.proposals.findIndex((one) => one.dateId === dateId) !== at)
        throw refuse('BAD_INPUT', { errors: { [`proposals.${at}.dateId`]: 'Propose one day for each deadline.' } });
      if (date.date === to)
        throw refuse('BAD_INPUT', { errors: { [`proposals.${at}.to`]: 'The deadline is already on this day.' } });
      return { dateId, title: date.title, from: date.date, to, decision: null };
    });
    const change = {
      state: stateAfter('answer'),
      answer: body.answer,
      proposals,
      answeredAt: new Date().toISOString(),
    };
    return { result: { question: shown(replaceQuestion(world, found, change), 'lender', world) } };
  }),

  fake(decideProposal, (asked) => {
    const { world, body, refuse, account } = asked;
    const found = questionOf(asked, asked.params.id, 'decide');
    const proposal = found.proposals.find(({ dateId }) => dateId === body.dateId);
    if (proposal?.decision?.isAccepted === body.isAccepted)
      return { result: { question: shown(found, 'realtor', world) } };
    refuseAction(asked, found, 'decide');
    if (!proposal) throw refuse('NOT_FOUND');
    if (proposal.decision) throw refuse('PROPOSAL_DECIDED', { result: { decidedBy: world.lastChangedBy } });
    if (body.isAccepted) {
      const transaction = transactionIn(world, found);
      if (!transaction.contractDates.some(({ _id }) => _id === body.dateId)) throw refuse('PROPOSAL_DATE_GONE');
      if (body.version !== undefined && body.version !== transaction.version)
        throw refuse('TRANSACTION_CHANGED', { result: { transaction, changedBy: world.lastChangedBy } });
      const contractDates = (body.contractDates ?? transaction.contractDates).map((date) =>
        date._id === body.dateId ? { ...date, date: proposal.to } : date,
      );
      const { _id, fullName } = account.user;
      const edited = changedBy(transaction, { contractDates }, { by: { _id, fullName }, at: new Date().toISOString() });
      const changed = { ...edited, version: transaction.version + 1 };
      world.transactions = world.transactions.map((one) => (one === transaction ? changed : one));
    }
    const decision = {
      isAccepted: body.isAccepted,
      reason: body.reason,
      by: account.user.fullName,
      at: new Date().toISOString(),
    };
    const proposals = found.proposals.map((one) => (one === proposal ? { ...one, decision } : one));
    return { result: { question: shown(replaceQuestion(world, found, { proposals }), 'realtor', world) } };
  }),

  fake(closeQuestion, (asked) => ended(asked, asked.params.id, 'close')),
  fake(withdrawQuestion, (asked) => ended(asked, asked.params.id, 'withdraw')),
];

type AskingOfQuestion = Asking<'COMPANY_MISSING' | 'NOT_FOUND' | 'FORBIDDEN'>;

/** A question on which the account acts, if the action is theirs. */
function questionOf(asked: AskingOfQuestion, id: string, action: QuestionAction): QuestionOfWorld {
  memberOf(asked);
  const found = asked.world.questions.find(({ _id }) => _id === id);
  if (!found) throw asked.refuse('NOT_FOUND');
  const { share } = readTransactionOf(asked, found.transactionId);
  if (share && share._id !== found.shareId) throw asked.refuse('NOT_FOUND');
  if (!isActionOf(share ? 'lender' : 'realtor', action)) throw asked.refuse('FORBIDDEN');
  return found;
}

function refuseAction(
  { refuse }: Pick<Asking<QuestionProblem>, 'refuse'>,
  { state }: QuestionOfWorld,
  action: QuestionAction,
): void {
  const problem = problemOfAction(state, action);
  if (problem) throw refuse(problem);
}

function ended(asked: AskingOfQuestion & Asking<QuestionProblem>, id: string, action: 'close' | 'withdraw') {
  const { world } = asked;
  const found = questionOf(asked, id, action);
  const state = stateAfter(action);
  if (found.state !== state) refuseAction(asked, found, action);
  const change = found.state === state ? {} : { state, endedAt: new Date().toISOString() };
  return { result: { question: shown(replaceQuestion(world, found, change), 'realtor', world) } };
}

function replaceQuestion(world: World, found: QuestionOfWorld, change: Partial<QuestionOfWorld>): QuestionOfWorld {
  const changed = { ...found, ...change };
  world.questions = world.questions.map((one) => (one === found ? changed : one));
  return changed;
}

/** Those that are overdue first, then those due first. */
function byUrgency(one: Question, other: Question): number {
  return Number(other.isOverdue) - Number(one.isOverdue) || compareDays(one.dueOn, other.dueOn);
}

/** A question as one side reads it: for the lender, the people of the other company are that company. */
function shown(question: QuestionOfWorld, side: QuestionSide, world: World): Question {
  const { transactionId, shareId: _shareId, askedBy, proposals, ...rest } = question;
  const transaction = transactionIn(world, question);
  const { street, city, client_information: client } = transaction;
  const nameOf = (person: string) => (side === 'lender' ? companyOf(transactionId, world) : person);
  return {
    ...rest,
    transaction: { _id: transactionId, street, city, clientName: client.client_name },
    side,
    askedBy: nameOf(askedBy),
    isOverdue: isOverdue(question, todayAt(transaction)),
    isDueToday: isDueToday(question, todayAt(transaction)),
    proposals: proposals.map((one) => ({
      ...one,
      decision: one.decision && { ...one.decision, by: nameOf(one.decision.by) },
    })),
  };
}

function transactionIn({ transactions }: World, { transactionId }: QuestionOfWorld): Transaction {
  const found = transactions.find(({ _id }) => _id === transactionId);
  if (!found) throw new Error(`This world has a question about ${transactionId}, and no such transaction.`);
  return found;
}

function todayAt(transaction: Transaction) {
  return dayAt(new Date(), timeZoneOfProperty(transaction));
}
