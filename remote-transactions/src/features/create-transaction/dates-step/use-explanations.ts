import { explanationsQuery, sentenceOf, useSignedInUser } from '@keydate/client';
import type { Explanation } from '@keydate/contracts/explanations';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Loads the person's explanations for a state when asked (spec § 4.4); says what went wrong when it did. */
export function useExplanations(onLoaded: (explanations: readonly Explanation[]) => void) {
  const { _id } = useSignedInUser();
  const store = useQueryClient();
  const loading = useMutation({
    mutationFn: (state: string) => store.query(explanationsQuery(_id, state)),
    onSuccess: onLoaded,
  });
  return {
    load: loading.mutate,
    isLoading: loading.isPending,
    failure: loading.error ? sentenceOf(loading.error) : null,
  };
}
