import { callApi, teammatesQuery, useChange, useSignedInUser } from '@keydate/client';
import { removeTeammate } from '@keydate/contracts/teammates';
import { useQueryClient } from '@tanstack/react-query';

/** The removed person's transactions have another owner, too. */
const EVERYTHING = [[]];

/** Removes somebody from the company. */
export function useRemoveTeammate(id: string) {
  const { queryKey } = teammatesQuery(useSignedInUser());
  const store = useQueryClient();
  return useChange(removeTeammate, {
    mutationFn: async () => {
      await callApi(removeTeammate, { params: { id } });
      // before the list is fetched again
      store.setQueryData(queryKey, (all) => all?.filter(({ _id }) => _id !== id));
    },
    stale: EVERYTHING,
    // somebody else has removed them in the meantime
    staleIf: ['NOT_FOUND'],
  });
}
