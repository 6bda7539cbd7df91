import { useState, type BaseSyntheticEvent } from 'react';

type Save = (event?: BaseSyntheticEvent) => Promise<void>;

/** Saves a form once `whenRead` has resolved; at once without it. */
export function useAfterReading(save: Save, whenRead?: () => Promise<unknown>) {
  const [isWaiting, setWaiting] = useState(false);
  const submit: Save = async (event) => {
    event?.preventDefault();
    if (whenRead) {
      setWaiting(true);
      await whenRead();
      setWaiting(false);
    }
    await save(event);
  };
  return { submit, isWaiting };
}
