import { explanationsQuery, sentenceOf, useSignedInUser } from '@keydate/client';
import type { Explanation } from '@keydate/contracts/explanations';
import { notify } from '@keydate/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { copy } from './copy';

/**
 * Loads the person's explanations for a state when asked (spec § 4.4), and reports a failure. The dates get the form's titles, not
 * the person's own, because the form's titles decide when a deadline ends.
 */
export function useExplanations(onLoaded: (explanations: readonly Explanation[]) => void) {
  const { _id } = useSignedInUser();
  const store = useQueryClient();
  const loading = useMutation({
    mutationFn: async (state: string) => {
      const explanations = await store.query(explanationsQuery(_id, state));
      return explanations.map((explanation) => ({ ...explanation, title: explanation.seededTitle }));
    },
    onSuccess: onLoaded,
    onError: (error) => notify.error(sentenceOf(error), copy.byHandFailed),
  });
  return {
    load: (state: string) => {
      // the error of the last attempt is out of date
      notify.dismissAll();
      loading.mutate(state);
    },
    isLoading: loading.isPending,
  };
}
