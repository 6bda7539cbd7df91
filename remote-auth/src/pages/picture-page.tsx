import { useUser } from '@keydate/client';
import { Navigate, useLocation } from 'react-router-dom';
import { PictureStep } from '../features/sign-up/picture-step';
import { pathOf } from '../flows/sign-up-flow';
import { SignUpFrame } from '../features/sign-up/sign-up-frame';
import { useSignUpFlow } from '../flows/sign-up.store';

export default function PicturePage() {
  const [flow, dispatch] = useSignUpFlow();
  // passes on the page from which the person came to the sign-up
  const location = useLocation();
  const state: unknown = location.state;
  const user = useUser();
  // the person is signed in now, and the shell opens the next page
  if (user) return null;
  if (flow.step !== 'picture') return <Navigate to={pathOf(flow)} replace state={state} />;
  return (
    <SignUpFrame flow={flow} dispatch={dispatch}>
      <PictureStep token={flow.token} />
    </SignUpFrame>
  );
}
