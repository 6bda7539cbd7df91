import { paths, tabStorage } from '@keydate/client';
import { persistedEntries, persistedFlow } from '@keydate/forms/entries';
import { recoveryFlow, recoveryStart, reduceRecovery, shownAt } from './recovery-flow';
import { useSteps } from './use-steps';

/** The password recovery of this tab. It is stored in the tab only, because it may contain the token that the code gave. */
export const useRecoveryFlow = persistedFlow({
  entries: persistedEntries({ storage: tabStorage, name: 'keydate.flows', schema: recoveryFlow }),
  key: 'recovery',
  start: recoveryStart,
  reduce: reduceRecovery,
});

/** The recovery, with the step that the browser's history shows. */
export const useRecoverySteps = () => useSteps(useRecoveryFlow(), { path: paths.resetPassword, shownAt });
