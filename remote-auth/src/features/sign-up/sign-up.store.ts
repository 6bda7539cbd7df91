import { createFlow } from '../keep-flow/flow.store';
import { reduceSignUp, signUpFlow, signUpStart } from './sign-up-flow';

/** The sign-up of this tab: where it stands, and how to tell it what happened. */
export const useSignUpFlow = createFlow({ key: 'keydate.sign-up', schema: signUpFlow, start: signUpStart, reduce: reduceSignUp });
