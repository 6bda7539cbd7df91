import { ApiError } from '@keydate/client';

interface Refused {
  error: Error | null;
  isPending: boolean;
  reset: () => void;
}

/** The server's sentences for the fields of a form, by their path in the call, from its refusal until something is typed. */
export function useRefusedFields({ error, isPending, reset }: Refused) {
  const fields: ApiError['fields'] = error instanceof ApiError ? error.fields : {};
  return {
    fields,
    forget: () => {
      if (!isPending) reset();
    },
  };
}
