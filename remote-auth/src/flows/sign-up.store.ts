import { paths, tabStorage } from '@keydate/client';
import { persistedEntries, persistedFlow } from '@keydate/forms/entries';
import { reduceSignUp, shownAt, signUpFlow, signUpStart } from './sign-up-flow';
import { useSteps } from './use-steps';

/** The sign-up of this tab. It is stored in the tab only, because it may contain the token that the code gave. */
export const useSignUpFlow = persistedFlow({
  entries: persistedEntries({ storage: tabStorage, name: 'keydate.flows', schema: signUpFlow }),
  key: 'sign-up',
  start: signUpStart,
  reduce: reduceSignUp,
});

/** The sign-up, with the step that the browser's history shows at /signup. */
export const useSignUpSteps = () => useSteps(useSignUpFlow(), { path: paths.signUp, shownAt });
