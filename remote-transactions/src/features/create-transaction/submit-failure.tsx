import { ApiError, sentenceOf } from '@keydate/client';
import { Notice } from '@keydate/ui';
import { isUnanswered } from '../../api/is-unanswered';
import { copy } from './copy';

interface SubmitFailureProps {
  error: Error;
}

/** Why the transaction was not created, or may not have been. */
export function SubmitFailure({ error }: SubmitFailureProps) {
  const sentences = error instanceof ApiError ? [...new Set(Object.values(error.fields))] : [];
  return (
    <Notice tone="error" title={sentenceOf(error)}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {copy.nothingLost}
      {isUnanswered(error) && ` ${copy.submitAgain}`}
    </Notice>
  );
}
