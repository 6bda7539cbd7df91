import { paths, session, type Invitation } from '@keydate/client';
import { FullScreenLoader } from '@keydate/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readReferral } from './link-attribution';

interface StartUpProps {
  /** Settles when the start-up user check is over; never rejects. */
  userCheck: Promise<void>;
  /** What the link-attribution service says; nothing waits for it. Never rejects. */
  attribution: Promise<string | undefined>;
  children: ReactNode;
}

/** Spec § 2.1: a full-screen loader while the user check runs; an invitation leads to /signup with its `ref`, and into a company who has none. */
export function StartUp({ userCheck, attribution, children }: StartUpProps) {
  const [isDone, setIsDone] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();

  const followReferral = useEffectEvent((ref: string | undefined) => {
    const user = session().user();
    if (!ref || user?.company) return;
    void navigate(user ? paths.company : paths.signUp, { replace: true, state: { ref } satisfies Invitation });
  });
  const handleChecked = useEffectEvent(() => {
    followReferral(readReferral(search));
    setIsDone(true);
  });

  useEffect(() => {
    let isHere = true;
    void userCheck.then(() => isHere && handleChecked());
    void attribution.then((ref) => isHere && !hasBegun() && followReferral(ref));
    return () => {
      isHere = false;
    };
  }, [userCheck, attribution]);

  return isDone ? children : <FullScreenLoader />;
}

/** Whoever has clicked or typed is at something, and is not led away from it by a late answer. */
function hasBegun(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}
