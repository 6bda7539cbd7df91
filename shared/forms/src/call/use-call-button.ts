import { SessionEnded } from '@keydate/client';
import type { Call } from '@keydate/contracts/call';
import { notify } from '@keydate/ui';
import { useRef, useState } from 'react';
import { responseTo, type Refusals } from './refusals';

interface CallButton<C extends Call, Input extends unknown[], Reply> {
  /** The call that `send` makes; `refusals` takes only the codes that it names. */
  call: C;
  send: (...input: Input) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  refusals?: Refusals<C>;
  /** The toast's title when the call fails for a reason that is not the server's refusal; or what runs at any failure instead. */
  failed?: string | ((sentence: string, isFromServer: boolean) => void);
}

/**
 * A button that makes one call. While the call is running, a press does nothing. A refusal is shown as a toast
 * (spec § 8), unless `refusals` has an action for it.
 */
export function useCallButton<C extends Call, Input extends unknown[], Reply>({
  call,
  send,
  onDone,
  refusals = {},
  failed,
}: CallButton<C, Input, Reply>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (input: Input) => {
    try {
      onDone(await send(...input));
    } catch (error) {
      if (error instanceof SessionEnded) return;
      const { response, sentence, isFromServer } = responseTo(call, error, refusals);
      if (response) response(sentence);
      else if (typeof failed === 'function') failed(sentence, isFromServer);
      else if (failed !== undefined && !isFromServer) notify.error(failed, sentence);
      else notify.error(sentence);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const press = (...input: Input): void => {
    // a second press may come before the button is drawn as busy
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    notify.dismissAll();
    void run(input);
  };
  return { press, isBusy };
}
