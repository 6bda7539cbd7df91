import { paths } from '@keydate/client';
import { createFlow } from '../keep-flow/flow.store';
import { useSteps } from '../keep-flow/use-steps';
import { reduceSignUp, seenFrom, signUpFlow, signUpStart } from './sign-up-flow';

/** The sign-up of this tab: where it stands, and how to tell it what happened. */
export const useSignUpFlow = createFlow({
  key: 'keydate.sign-up',
  schema: signUpFlow,
  start: signUpStart,
  reduce: reduceSignUp,
});

/** The same as the browser's history shows it at /signup. */
export const useSignUpSteps = () => useSteps(useSignUpFlow(), { path: paths.signUp, seenFrom });
