import { paths } from '@keydate/client';
import { createFlow } from '../keep-flow/flow.store';
import { useSteps } from '../keep-flow/use-steps';
import { recoveryFlow, recoveryStart, reduceRecovery, seenFrom } from './recovery-flow';

/** The recovery of this tab: where it stands, and how to tell it what happened. */
export const useRecoveryFlow = createFlow({
  key: 'keydate.recovery',
  schema: recoveryFlow,
  start: recoveryStart,
  reduce: reduceRecovery,
});

/** The same as the browser's history shows it. */
export const useRecoverySteps = () => useSteps(useRecoveryFlow(), { path: paths.resetPassword, seenFrom });
