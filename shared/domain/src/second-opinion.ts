import { compareDays, type CalendarDay } from './calendar-day';

/**
 * The state of a realtor's question to a lender (server/src/transactions/README.md, Second opinion): it waits for its answer; it has one,
 * and perhaps proposals to decide; it is settled; or it was taken back before it was answered.
 */
export type QuestionState = 'asked' | 'answered' | 'closed' | 'withdrawn';

/** The actions on a question after it is asked. `decide` accepts or declines a day that the lender proposes. */
export type QuestionAction = 'answer' | 'decide' | 'close' | 'withdraw';

/** Those who ask are of the company that the transaction belongs to; the lender answers. */
export type QuestionSide = 'realtor' | 'lender';

/** Why an action is too late or too early: a code of the error catalog. */
export type QuestionProblem = 'QUESTION_ANSWERED' | 'QUESTION_UNANSWERED' | 'QUESTION_OVER';

interface Step {
  by: QuestionSide;
  from: QuestionState;
  to: QuestionState;
}

const STEPS: Record<QuestionAction, Step> = {
  answer: { by: 'lender', from: 'asked', to: 'answered' },
  decide: { by: 'realtor', from: 'answered', to: 'answered' },
  close: { by: 'realtor', from: 'answered', to: 'closed' },
  withdraw: { by: 'realtor', from: 'asked', to: 'withdrawn' },
};

/** True if the people of one side may do this at all. */
export function isActionOf(side: QuestionSide, action: QuestionAction): boolean {
  return STEPS[action].by === side;
}

/** Why a question in this state takes no such action; null where it does. */
export function problemOfAction(state: QuestionState, action: QuestionAction): QuestionProblem | null {
  if (STEPS[action].from === state) return null;
  if (state === 'asked') return 'QUESTION_UNANSWERED';
  return state === 'answered' ? 'QUESTION_ANSWERED' : 'QUESTION_OVER';
}

/** The state of a question after an action that it takes. */
export function stateAfter(action: QuestionAction): QuestionState {
  return STEPS[action].to;
}

/** A question as far as it decides who has to do something about it. */
export interface DueQuestion {
  state: QuestionState;
  /** By which day, at the property, the answer is wanted. */
  dueOn: CalendarDay;
  /** Of the days that the lender proposes, each is decided or not. */
  hasUndecided: boolean;
}

/** True if the answer is late: its day is over at the property. */
export function isOverdue({ state, dueOn }: Pick<DueQuestion, 'state' | 'dueOn'>, today: CalendarDay): boolean {
  return state === 'asked' && compareDays(dueOn, today) < 0;
}

/** True if the answer is wanted today, at the property. */
export function isDueToday({ state, dueOn }: Pick<DueQuestion, 'state' | 'dueOn'>, today: CalendarDay): boolean {
  return state === 'asked' && dueOn === today;
}

/**
 * True if a question is listed on somebody's dashboard: on the lender's until it is answered; on the realtor's where the
 * answer is overdue, and where a proposal waits for their decision.
 */
export function isWaitingFor(side: QuestionSide, question: DueQuestion, today: CalendarDay): boolean {
  if (side === 'lender') return question.state === 'asked';
  return isOverdue(question, today) || (question.state === 'answered' && question.hasUndecided);
}
