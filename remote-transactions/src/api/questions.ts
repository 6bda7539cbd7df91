import { callApi, refusalOf } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import {
  answerQuestion as answer,
  askQuestion as ask,
  closeQuestion,
  decideProposal as decide,
  listQuestions,
  listWaitingQuestions,
  withdrawQuestion,
  type Question,
} from '@keydate/contracts/questions';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { milestonesKey } from './loan-milestones';
import { cacheTransaction } from './cache-transaction';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

const keys = {
  all: ['transactions', 'questions'],
  waiting: ['transactions', 'questions', 'waiting'],
  of: (transactionId: string) => ['transactions', 'questions', 'of', transactionId],
} as const;

/**
 * The questions to lenders about a transaction, the newest first; fetched again when the server asks tabs to look and, with
 * its deadlines, when the bell rings.
 */
export function useQuestions(transactionId: string) {
  useRefetchOnNews(transactionId);
  return useQuery({
    queryKey: keys.of(transactionId),
    queryFn: async ({ signal }) =>
      (await callApi(listQuestions, { params: { transactionId } }, { signal })).result.questions,
  });
}

/** The questions that wait for the person, the most urgent first. */
export function useWaitingQuestions() {
  useRefetchOnNews();
  return useQuery({
    queryKey: keys.waiting,
    queryFn: async ({ signal }) => (await callApi(listWaitingQuestions, {}, { signal })).result.questions,
  });
}

function useRefetchOnNews(transactionId?: string): void {
  const store = useQueryClient();
  useEffect(() => {
    const ends = [refetchOn(store, keys.all, catchUp, reminderArrived)];
    if (transactionId)
      ends.push(
        refetchOn(store, transactionKeys.one(transactionId), reminderArrived),
        refetchOn(store, milestonesKey(transactionId), reminderArrived),
      );
    return () => ends.forEach((end) => end());
  }, [store, transactionId]);
}

/**
 * Fetches the data that a question changes: the lists of questions, and the transaction whose deadline it may have moved. Resolves
 * once the data on screen has arrived.
 */
export function useRefreshQuestions(): (changed: {
  transaction: Pick<Question['transaction'], '_id'>;
}) => Promise<void> {
  const store = useQueryClient();
  return async ({ transaction }) => {
    const changed = [keys.all, transactionKeys.one(transaction._id), transactionKeys.lists];
    await Promise.all(changed.map((queryKey) => store.invalidateQueries({ queryKey })));
  };
}

/** Puts the version of somebody else into the page where a decision met it; tells whether it did. */
export function useTakeNewVersion(): (error: unknown) => boolean {
  const store = useQueryClient();
  return (error) => {
    const refusal = refusalOf(decide, error);
    if (refusal?.code !== 'TRANSACTION_CHANGED') return false;
    cacheTransaction(store, refusal.result.transaction);
    return true;
  };
}

export async function askQuestion(transactionId: string, body: CallInput<typeof ask>['body']): Promise<Question> {
  return (await callApi(ask, { params: { transactionId }, body })).result.question;
}

export async function answerQuestion(id: string, body: CallInput<typeof answer>['body']): Promise<Question> {
  return (await callApi(answer, { params: { id }, body })).result.question;
}

export async function decideProposal(id: string, body: CallInput<typeof decide>['body']): Promise<Question> {
  return (await callApi(decide, { params: { id }, body })).result.question;
}

/** Closes a question that was answered, or withdraws one that was not. */
export async function endQuestion({ _id: id, state }: Pick<Question, '_id' | 'state'>): Promise<Question> {
  return (await callApi(state === 'asked' ? withdrawQuestion : closeQuestion, { params: { id } })).result.question;
}
