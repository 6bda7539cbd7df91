import { paths, readInvitation } from '@keydate/client';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignUpFlow } from '../../flows/sign-up.store';

/**
 * The invite code that led here, by a link or by a sign-up of this tab that ended at sign-in. What the tab keeps goes
 * over to the page's entry in the history: a reload finds it there, and the next person in this tab finds nothing.
 */
export function useInvitation(): string | undefined {
  const [{ details }, dispatch] = useSignUpFlow();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const kept = details.referralCode;
  const arrived = readInvitation(state)?.ref;

  useEffect(() => {
    if (kept === '') return;
    if (kept === arrived) dispatch({ type: 'left' });
    else void navigate(paths.company, { replace: true, state: { ...(typeof state === 'object' && state), ref: kept } });
  }, [kept, arrived, state, navigate, dispatch]);

  return kept === '' ? arrived : kept;
}
