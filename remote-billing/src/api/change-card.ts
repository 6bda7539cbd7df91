import { callApi, useChange } from '@keydate/client';
import { changeCard } from '@keydate/contracts/billing';
import type { CallReply } from '@keydate/contracts/call';

export type CardSetup = CallReply<typeof changeCard>['result']['data'];

/** Begins to store a card; the provider's form does the rest. */
export function useBeginCardChange() {
  return useChange(changeCard, { mutationFn: async () => (await callApi(changeCard, {})).result.data });
}
