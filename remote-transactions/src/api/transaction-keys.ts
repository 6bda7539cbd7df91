import { transactionsKey } from '@keydate/client';
import type { CalendarQuestion } from '../domain/calendar-entry';
import type { TransactionFilters } from '../domain/transaction-filters';

/** The query keys of cached transactions. */
export const transactionKeys = {
  lists: [...transactionsKey, 'list'] as const,
  list: (userId: string, { side, status }: TransactionFilters) =>
    [...transactionsKey, 'list', userId, side, status] as const,
  one: (id: string) => [...transactionsKey, 'one', id] as const,
  due: [...transactionsKey, 'due'] as const,
  /** All readings of the calendar. */
  calendars: [...transactionsKey, 'calendar'] as const,
  calendar: (question: CalendarQuestion) => [...transactionsKey, 'calendar', question] as const,
  readings: [...transactionsKey, 'readings'] as const,
  /** One creation, by the id of its request. */
  creation: (requestId: string) => ['transaction-add', requestId],
  lenders: (id: string) => [...transactionsKey, 'lenders', id] as const,
  milestones: (id: string) => [...transactionsKey, 'milestones', id] as const,
  questions: [...transactionsKey, 'questions'] as const,
  /** The data that a question changes: the lists of questions, and the transaction whose deadline it may have moved. */
  changedByQuestion: (id: string) => [
    transactionKeys.questions,
    transactionKeys.one(id),
    transactionKeys.lists,
    transactionKeys.due,
    transactionKeys.calendars,
  ],
  searches: [...transactionsKey, 'search'] as const,
  search: (query: string) => [...transactionsKey, 'search', query] as const,
};
