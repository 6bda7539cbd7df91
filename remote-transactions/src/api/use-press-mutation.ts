import { SessionEnded } from '@keydate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

type Options<Data, Input> = Parameters<typeof useMutation<Data, Error, Input>>[0];

/**
 * A mutation that a press starts. While it is running, `mutate` does nothing: a second press may come before the first has drawn
 * the button as busy. `onError` does not run once the session has ended.
 */
export function usePressMutation<Data, Input>(options: Options<Data, Input>) {
  const store = useQueryClient();
  const mutationKey = ['press', useId()];
  const { mutate, ...mutation } = useMutation({
    ...options,
    mutationKey,
    onError: (error, ...rest) => (error instanceof SessionEnded ? undefined : options.onError?.(error, ...rest)),
  });
  return {
    ...mutation,
    mutate: (...args: Parameters<typeof mutate>) => {
      if (store.isMutating({ mutationKey }) === 0) mutate(...args);
    },
  };
}
