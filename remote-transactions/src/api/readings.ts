import { callApi, useChange } from '@keydate/client';
import {
  discardReading,
  listReadings,
  removeContract,
  type ContractReading,
} from '@keydate/contracts/contract-readings';
import { useQuery } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

const POLL_EVERY_MS = 2000;

/** The person's contracts that are being read or wait for them, newest first; asked for again while one is being read. */
export function useReadings() {
  return useQuery({
    queryKey: transactionKeys.readings,
    queryFn: async ({ signal }) => (await callApi(listReadings, {}, { signal })).result,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_EVERY_MS : false),
  });
}

export function isUnderWay({ state }: ContractReading): boolean {
  return state === 'waiting' || state === 'reading';
}

/** Ends a reading and deletes its contract. */
export function useDiscardReading() {
  return useChange(discardReading, {
    mutationFn: (id: string) => callApi(discardReading, { params: { id } }),
    stale: [transactionKeys.readings],
    staleIf: ['READING_GONE'],
  });
}

/** Deletes the contract that is stored with a transaction. */
export function useRemoveContract(transactionId: string) {
  return useChange(removeContract, {
    mutationFn: () => callApi(removeContract, { params: { id: transactionId } }),
    stale: [transactionKeys.one(transactionId)],
  });
}
