import { callApi, isRefusedWith, refusalOf, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
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
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cacheTransaction } from './cache-transaction';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

const keys = {
  waiting: [...transactionKeys.questions, 'waiting'],
  of: (transactionId: string) => [...transactionKeys.questions, 'of', transactionId],
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
    const ends = [refetchOn(store, transactionKeys.questions, catchUp, reminderArrived)];
    if (transactionId)
      ends.push(
        refetchOn(store, transactionKeys.one(transactionId), reminderArrived),
        refetchOn(store, transactionKeys.milestones(transactionId), reminderArrived),
      );
    return () => ends.forEach((end) => end());
  }, [store, transactionId]);
}

/** Asks a lender. However often it is sent with one `requestId`, the server asks once. */
export function useAskQuestion(transactionId: string) {
  const store = useQueryClient();
  return useChange(askQuestion, {
    mutationFn: async (body: CallInput<typeof askQuestion>['body']) =>
      (await callApi(askQuestion, { params: { transactionId }, body })).result.question,
    stale: transactionKeys.changedByQuestion(transactionId),
    staleIf: ['BAD_INPUT', 'QUESTION_ASKED_BEFORE'],
    onError: (error) => {
      // a deadline was removed or unshared meanwhile: fetch the current choices
      if (isRefusedWith(askQuestion, error, 'BAD_INPUT'))
        void store.invalidateQueries({ queryKey: transactionKeys.lenders(transactionId) });
    },
  });
}

/** Answers a question. */
export function useAnswerQuestion(id: string, transactionId: string) {
  return useChange(answerQuestion, {
    mutationFn: (body: CallInput<typeof answerQuestion>['body']) => callApi(answerQuestion, { params: { id }, body }),
    stale: transactionKeys.changedByQuestion(transactionId),
    // a deadline was moved, removed or unshared meanwhile
    staleIf: ['BAD_INPUT'],
  });
}

/**
 * Accepts or declines another day that a lender proposes. Pending until the data on screen has arrived: each acceptance makes a
 * new version, and the next one must send that version. TRANSACTION_CHANGED brings somebody else's version into the page.
 */
export function useDecideProposal(id: string, transactionId: string) {
  const store = useQueryClient();
  return useChange(decideProposal, {
    mutationFn: (body: CallInput<typeof decideProposal>['body']) => callApi(decideProposal, { params: { id }, body }),
    onSuccess: () =>
      Promise.all(
        transactionKeys.changedByQuestion(transactionId).map((queryKey) => store.invalidateQueries({ queryKey })),
      ),
    onError: (error) => {
      const refusal = refusalOf(decideProposal, error);
      if (refusal?.code === 'TRANSACTION_CHANGED') cacheTransaction(store, refusal.result.transaction);
    },
  });
}

/** Closes a question that was answered, or withdraws one that was not. */
export function useEndQuestion({ _id: id, state, transaction }: Question) {
  const call = state === 'asked' ? withdrawQuestion : closeQuestion;
  return useChange(call, {
    mutationFn: () => callApi(call, { params: { id } }),
    stale: transactionKeys.changedByQuestion(transaction._id),
  });
}
