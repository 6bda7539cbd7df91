import { explanationsQuery, queryClient, useChange, useSignedInUser } from '@keydate/client';
import { listExplanations, type Explanation } from '@keydate/contracts/explanations';
import { useQuery } from '@tanstack/react-query';

/** The reader's explanations for a state; none while they are loading, or if they cannot be loaded: a deadline is readable without. */
export function useReadersExplanations(state: string): readonly Explanation[] {
  const { _id } = useSignedInUser();
  const { data = [] } = useQuery({ ...explanationsQuery(_id, state), enabled: state !== '' });
  return data;
}

/**
 * Loads the person's explanations for a state when a button asks for them. They get the form's titles, not the person's own, because
 * the form's titles decide when a deadline ends.
 */
export function useLoadExplanations() {
  const { _id } = useSignedInUser();
  return useChange(listExplanations, {
    mutationFn: async (state: string) => {
      const explanations = await queryClient.query(explanationsQuery(_id, state));
      return explanations.map((explanation) => ({ ...explanation, title: explanation.seededTitle }));
    },
  });
}
