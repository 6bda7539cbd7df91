import { paths, session, type Invitation } from '@keydate/client';
import { FullScreenLoader, notify } from '@keydate/ui';
import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { copy } from './copy';
import { readReferral } from './link-attribution';

interface StartUpProps {
  /** Resolves when the start-up user check is over; never rejects. */
  userCheck: Promise<void>;
  /** The ref from the link-attribution service; nothing waits for it. Never rejects. */
  attribution: Promise<string | undefined>;
  children: ReactNode;
}

/**
 * Spec § 2.1: a full-screen loader while the user check runs. An invitation leads a visitor to /signup, and a person
 * without a company to /company, each with its `ref`. A member of a company sees that they are signed in already.
 */
export function StartUp({ userCheck, attribution, children }: StartUpProps) {
  const [isDone, setIsDone] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();

  const followReferral = useEffectEvent((ref: string | undefined) => {
    const user = session().user();
    if (!ref) return;
    if (user?.company) {
      notify.error(copy.signedIn, copy.invitation(user.company.name));
      return;
    }
    void navigate(user ? paths.company : paths.signUp, { replace: true, state: { ref } satisfies Invitation });
  });
  const handleChecked = useEffectEvent(() => {
    followReferral(readReferral(search));
    // the frame and its page are drawn in pieces: a slow phone answers in between
    startTransition(() => setIsDone(true));
  });

  useEffect(() => {
    let isMounted = true;
    void userCheck.then(() => isMounted && handleChecked());
    void attribution.then((ref) => isMounted && !hasInteracted() && followReferral(ref));
    return () => {
      isMounted = false;
    };
  }, [userCheck, attribution]);

  return isDone ? children : <FullScreenLoader />;
}

/** A late answer must not redirect a person who has already clicked or typed. */
function hasInteracted(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}
