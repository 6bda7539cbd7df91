import { ApiError, sentenceOf } from '@keydate/client';
import { notify } from '@keydate/ui';
import { isUnanswered } from '../../api/is-unanswered';
import { copy } from './copy';

/** Says why the transaction was not created, or may not have been. The fields at fault are in earlier steps. */
export function showSubmitFailure(error: Error): void {
  const ofFields = error instanceof ApiError ? new Set(Object.values(error.fields)) : [];
  const whatNext = isUnanswered(error) ? [copy.nothingLost, copy.submitAgain] : [copy.nothingLost];
  notify.error(sentenceOf(error), [...ofFields, ...whatNext].join(' '));
}
