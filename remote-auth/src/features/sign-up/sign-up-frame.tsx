import type { ReactNode } from 'react';
import { endSession } from '../../api/end-session';
import { AuthFrame } from '../../ui/auth-frame/auth-frame';
import type { PictureName } from '../../ui/auth-frame/step-picture';
import { FlowProgress } from '../../ui/flow-progress';
import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';
import { progressOf, type SignUpEvent, type SignUpFlow, type SignUpStep } from '../../flows/sign-up-flow';

interface SignUpFrameProps {
  flow: SignUpFlow;
  dispatch: (event: SignUpEvent) => void;
  children: ReactNode;
}

const PICTURES: Record<SignUpStep, PictureName> = {
  details: 'deadlines',
  role: 'roles',
  code: 'mail',
  password: 'password',
  terms: 'terms',
  picture: 'person',
};

/** The frame of every step. Shows the progress and, once the code is confirmed, the email address and a button to start over. */
export function SignUpFrame({ flow, dispatch, children }: SignUpFrameProps) {
  const token = 'token' in flow && flow.step !== 'code' ? flow.token : undefined;
  const isInvited = flow.step === 'details' && flow.ref !== '';
  const startOver = (ended: string) => {
    endSession(ended);
    dispatch({ type: 'startedOver' });
  };
  return (
    <AuthFrame picture={isInvited ? 'team' : PICTURES[flow.step]} step={flow.step}>
      <FlowProgress {...progressOf(flow)} />
      {children}
      {token !== undefined && (
        <FormFooter>
          {copy.leave.asWhom(flow.details.email)}{' '}
          <TextButton onClick={() => startOver(token)}>{copy.leave.startOver}</TextButton>
        </FormFooter>
      )}
    </AuthFrame>
  );
}
