import { ApiError } from '@keydate/client';
import { useState } from 'react';

/** The server's sentences for the fields of a form, by their path in the call, from when it was sent until something is typed. */
export function useRefusedFields() {
  const [fields, setFields] = useState<ApiError['fields']>({});
  return {
    fields,
    forget: () => setFields({}),
    /** Sends the form, and keeps why its fields were refused. */
    keepRefusal: async <Reply>(sending: Promise<Reply>): Promise<Reply> => {
      setFields({});
      try {
        return await sending;
      } catch (error) {
        if (error instanceof ApiError) setFields(error.fields);
        throw error;
      }
    },
  };
}
