import { paths, readInvitation } from '@keydate/client';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignUpFlow } from '../../flows/sign-up.store';

/**
 * The invite code from a link, or from a sign-up in this tab that ended at sign-in. A code that is stored in the tab is
 * moved to the page's history entry: it survives a reload there, and the next person in this tab does not see it.
 */
export function useInvitation(): string | undefined {
  const [{ details }, dispatch] = useSignUpFlow();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const stored = details.referralCode;
  const inHistory = readInvitation(state)?.ref;

  useEffect(() => {
    if (stored === '') return;
    if (stored === inHistory) dispatch({ type: 'left' });
    else
      void navigate(paths.company, { replace: true, state: { ...(typeof state === 'object' && state), ref: stored } });
  }, [stored, inHistory, state, navigate, dispatch]);

  return stored === '' ? inHistory : stored;
}
