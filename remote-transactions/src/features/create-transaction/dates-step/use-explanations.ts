import type { Explanation } from '@keydate/contracts/explanations';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useLoadExplanations } from '../../../api/list-explanations';
import { copy } from './copy';

/** Loads the person's explanations for a state when asked (spec § 4.4), and reports a failure. */
export function useExplanations(onLoaded: (explanations: readonly Explanation[]) => void) {
  const { press, isBusy } = useChangeButton(useLoadExplanations(), {
    onDone: onLoaded,
    failed: (sentence) => notify.error(sentence, copy.byHandFailed),
  });
  return { load: press, isLoading: isBusy };
}
