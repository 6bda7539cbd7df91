import { useEffect, useState } from 'react';
import { secondsUntilResend } from '../../domain/one-time-code';

/** Counts down to the moment when another code may be asked for; `sentAt` in milliseconds since 1970. */
export function useSecondsUntilResend(sentAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsUntilResend(sentAt, now);
  const isCounting = seconds > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
}
