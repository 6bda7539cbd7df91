import { createFlow } from '../keep-flow/flow.store';
import { recoveryFlow, recoveryStart, reduceRecovery } from './recovery-flow';

/** The recovery of this tab: where it stands, and how to tell it what happened. */
export const useRecoveryFlow = createFlow({ key: 'keydate.recovery', schema: recoveryFlow, start: recoveryStart, reduce: reduceRecovery });
