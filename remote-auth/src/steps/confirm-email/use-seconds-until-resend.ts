import { useEffect, useState } from 'react';
import { secondsUntilResend } from '../../domain/one-time-code';

/** Seconds until the user may request another code, counting down. `sentAt` is in milliseconds since 1970. */
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
