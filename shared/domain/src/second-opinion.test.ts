import fc from 'fast-check';
import { addDays, calendarDay } from './calendar-day';
import {
  isActionOf,
  isDueToday,
  isOverdue,
  isWaitingFor,
  problemOfAction,
  stateAfter,
  type QuestionAction,
  type QuestionState,
} from './second-opinion';

const STATES: QuestionState[] = ['asked', 'answered', 'closed', 'withdrawn'];
const ACTIONS: QuestionAction[] = ['answer', 'decide', 'close', 'withdraw'];
const TODAY = calendarDay(2026, 6, 15)!;

test('a lender answers; all else is the realtor’s', () => {
  expect(ACTIONS.filter((action) => isActionOf('lender', action))).toEqual(['answer']);
  expect(ACTIONS.filter((action) => isActionOf('realtor', action))).toEqual(['decide', 'close', 'withdraw']);
});

test('what a question takes in each state, and why it takes nothing else', () => {
  const table = STATES.map((state) => ACTIONS.map((action) => problemOfAction(state, action)));
  expect(table).toEqual([
    [null, 'QUESTION_UNANSWERED', 'QUESTION_UNANSWERED', null],
    ['QUESTION_ANSWERED', null, null, 'QUESTION_ANSWERED'],
    ['QUESTION_OVER', 'QUESTION_OVER', 'QUESTION_OVER', 'QUESTION_OVER'],
    ['QUESTION_OVER', 'QUESTION_OVER', 'QUESTION_OVER', 'QUESTION_OVER'],
  ]);
});

test('whatever is tried, a question is answered once, ends once, and is never withdrawn after its answer', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 12 }), (tried) => {
      let state: QuestionState = 'asked';
      const done: QuestionAction[] = [];
      for (const action of tried) {
        if (problemOfAction(state, action)) continue;
        state = stateAfter(action);
        done.push(action);
      }
      const ends = done.filter((action) => action === 'close' || action === 'withdraw');
      expect(done.filter((action) => action === 'answer').length).toBeLessThanOrEqual(1);
      expect(ends.length).toBeLessThanOrEqual(1);
      if (ends[0]) expect(done.at(-1)).toBe(ends[0]);
      expect(done.includes('answer') && done.includes('withdraw')).toBe(false);
    }),
  );
});

test('an answer is overdue from the day after the one it is due on, while it is wanted', () => {
  const due = (days: number) => ({ state: 'asked' as const, dueOn: addDays(TODAY, days) });
  expect([due(1), due(0), due(-1)].map((question) => isOverdue(question, TODAY))).toEqual([false, false, true]);
  expect(isOverdue({ ...due(-1), state: 'answered' }, TODAY)).toBe(false);
  expect([due(1), due(0), due(-1)].map((question) => isDueToday(question, TODAY))).toEqual([false, true, false]);
  expect(isDueToday({ ...due(0), state: 'answered' }, TODAY)).toBe(false);
});

test('a lender’s dashboard lists what they have not answered, a realtor’s what is late or to be decided', () => {
  const question = (state: QuestionState, days: number, hasUndecided = false) => ({
    state,
    dueOn: addDays(TODAY, days),
    hasUndecided,
  });
  const asked = [question('asked', 3), question('asked', -1)];
  const answered = [question('answered', -1), question('answered', 3, true)];
  const over = [question('closed', -1, true), question('withdrawn', -1)];
  const all = [...asked, ...answered, ...over];
  expect(all.filter((one) => isWaitingFor('lender', one, TODAY))).toEqual(asked);
  expect(all.filter((one) => isWaitingFor('realtor', one, TODAY))).toEqual([asked[1], answered[1]]);
});
