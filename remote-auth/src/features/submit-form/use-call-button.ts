import { notify } from '@keydate/ui';
import { useRef, useState } from 'react';
import { readRefusal, type Refusals } from './refusals';

interface CallButton<Given extends unknown[], Reply> {
  send: (...given: Given) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  refusals?: Refusals;
  /** What a failure is called that the server has no sentence of its own for. */
  failed?: string;
}

/**
 * A button that makes one call: a press while it is at work sends nothing. What the server refuses is told as a toast
 * (spec § 8), unless it means something here.
 */
export function useCallButton<Given extends unknown[], Reply>({
  send,
  onDone,
  refusals = {},
  failed,
}: CallButton<Given, Reply>) {
  const isSent = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const call = async (given: Given) => {
    try {
      onDone(await send(...given));
    } catch (error) {
      const { meaning, sentence, isServers } = readRefusal(error, refusals);
      if (meaning) meaning(sentence);
      else if (failed !== undefined && !isServers) notify.error(failed, sentence);
      else notify.error(sentence);
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  };
  const press = (...given: Given): void => {
    // two presses may come before the button is drawn busy
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    notify.dismissAll();
    void call(given);
  };
  return { press, isBusy };
}
