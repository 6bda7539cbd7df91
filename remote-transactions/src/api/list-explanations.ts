import { explanationsQuery, useSignedInUser } from '@keydate/client';
import type { Explanation } from '@keydate/contracts/explanations';
import { useQuery } from '@tanstack/react-query';

/** The reader's explanations for a state; none while they are loading, or if they cannot be loaded: a deadline is readable without. */
export function useReadersExplanations(state: string): readonly Explanation[] {
  const { _id } = useSignedInUser();
  const { data = [] } = useQuery({ ...explanationsQuery(_id, state), enabled: state !== '' });
  return data;
}
