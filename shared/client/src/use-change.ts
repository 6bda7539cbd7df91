import type { Call } from '@keydate/contracts/call';
import type { ErrorCodeOf } from '@keydate/contracts/call-errors';
import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusedWith } from './api-error';
import { queryClient } from './query-client';
import { SessionEnded } from './session-ended';

type Mutation<Reply, Input> = Parameters<typeof useMutation<Reply, Error, Input>>[0];

interface ChangeOptions<C extends Call, Input, Reply> extends Pick<
  Mutation<Reply, Input>,
  'mutationKey' | 'onSuccess'
> {
  /** Makes the call. */
  mutationFn: (input: Input) => Promise<Reply>;
  /** Query keys of the data that is out of date after the call. Lists on screen are fetched again at once. */
  stale?: readonly QueryKey[];
  /** The refusals after which `stale` is out of date too: somebody else has changed it. */
  staleIf?: readonly ErrorCodeOf<C>[];
  /** Runs after any failure, except the end of the session. */
  onError?: (error: Error, input: Input) => unknown;
}

/** How many components have called `useChange`. */
let changes = 0;

/** A call that changes something, as a hook of `api/` returns it. `useChangeForm` and `useChangeButton` take it. */
export interface Change<C extends Call, Input, Reply> {
  call: C;
  isPending: boolean;
  /** Undefined, and nothing is sent, while it is running. */
  mutateAsync: (input: Input) => Promise<Reply> | undefined;
}

/**
 * The hook of a call that changes something: a mutation of react-query that knows its call, and the data that it makes stale. While it
 * is running, another start does nothing: a second press may come before the first has drawn the button as busy. It runs to its end
 * even if its component is unmounted meanwhile. It is pending until the promise of `onSuccess` has resolved.
 */
export function useChange<C extends Call, Reply, Input = void>(
  call: C,
  { stale = [], staleIf = [], mutationFn, onSuccess, onError, mutationKey: givenKey }: ChangeOptions<C, Input, Reply>,
) {
  // not useId: each remote's root counts for itself
  const [ownKey] = useState(() => ['change', (changes += 1)]);
  const mutationKey = givenKey ?? ownKey;
  const refetch = () => stale.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
  const { mutate, mutateAsync, ...mutation } = useMutation<Reply, Error, Input>(
    {
      mutationKey,
      mutationFn,
      // do not store the input: it may be a password
      gcTime: 0,
      onSuccess: (...reply) => {
        refetch();
        return onSuccess?.(...reply);
      },
      onError: (error, input) => {
        if (error instanceof SessionEnded) return undefined;
        if (isRefusedWith(call, error, ...staleIf)) refetch();
        return onError?.(error, input);
      },
    },
    queryClient,
  );
  const isRunning = () => queryClient.isMutating({ mutationKey }) > 0;
  return {
    ...mutation,
    call,
    mutate: (...args: Parameters<typeof mutate>) => {
      if (!isRunning()) mutate(...args);
    },
    mutateAsync: (input: Input): Promise<Reply> | undefined => (isRunning() ? undefined : mutateAsync(input)),
  };
}
