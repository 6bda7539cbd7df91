import { ApiError, sentenceOf } from '@keydate/client';
import { Notice } from '@keydate/ui';

interface SubmitFailureProps {
  error: Error;
}

/** Why the transaction was not created; everything is still here. */
export function SubmitFailure({ error }: SubmitFailureProps) {
  const sentences = error instanceof ApiError ? [...new Set(Object.values(error.fields))] : [];
  return (
    <Notice tone="error" title={sentenceOf(error)}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      Nothing you entered is lost.
    </Notice>
  );
}
