import { ApiError, sentenceOf } from '@keydate/client';
import { Notice } from '@keydate/ui';
import { isUnanswered } from '../../api/is-unanswered';

interface SubmitFailureProps {
  error: Error;
}

/** Why the transaction was not created, or not to our knowledge; everything is still here. */
export function SubmitFailure({ error }: SubmitFailureProps) {
  const sentences = error instanceof ApiError ? [...new Set(Object.values(error.fields))] : [];
  return (
    <Notice tone="error" title={sentenceOf(error)}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      Nothing you entered is lost.
      {isUnanswered(error) && ' Submit again when you are back: no second transaction comes of it.'}
    </Notice>
  );
}
