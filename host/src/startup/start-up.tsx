import { paths, session, type SignUpState } from '@keydate/client';
import { FullScreenLoader } from '@keydate/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readReferral } from './link-attribution';

interface StartUpProps {
  /** Settles when the start-up user check is over; never rejects. */
  userCheck: Promise<void>;
  children: ReactNode;
}

/** Spec § 2.1: a full-screen loader while the user check runs; then an invitation leads to /signup with its `ref`. */
export function StartUp({ userCheck, children }: StartUpProps) {
  const [isDone, setIsDone] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();

  const handleChecked = useEffectEvent(() => {
    const ref = readReferral(search);
    if (ref && !session().user()) void navigate(paths.signUp, { replace: true, state: { ref } satisfies SignUpState });
    setIsDone(true);
  });

  useEffect(() => {
    let isHere = true;
    void userCheck.then(() => isHere && handleChecked());
    return () => {
      isHere = false;
    };
  }, [userCheck]);

  return isDone ? children : <FullScreenLoader />;
}
