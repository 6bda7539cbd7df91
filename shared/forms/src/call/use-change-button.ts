import { SessionEnded, type Change } from '@keydate/client';
import type { Call } from '@keydate/contracts/call';
import { notify } from '@keydate/ui';
import { responseTo, type Refusals } from './refusals';

interface ChangeButton<C extends Call, Input, Reply> {
  onDone?: (reply: Reply, input: Input) => void;
  refusals?: Refusals<C>;
  /** The toast's title when the call fails for a reason that is not the server's refusal; or what runs at any failure instead. */
  failed?: string | ((sentence: string, isFromServer: boolean) => void);
}

/**
 * A button that makes one call. While the call is running, a press does nothing. A refusal is shown as a toast
 * (spec § 8), unless `refusals` has an action for it.
 */
export function useChangeButton<C extends Call, Input, Reply>(
  { call, mutateAsync, isPending }: Change<C, Input, Reply>,
  { onDone, refusals = {}, failed }: ChangeButton<C, Input, Reply>,
) {
  const settle = async (running: Promise<Reply>, input: Input) => {
    try {
      const reply = await running;
      onDone?.(reply, input);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      const { response, sentence, isFromServer } = responseTo(call, error, refusals);
      if (response) response(sentence, error);
      else if (typeof failed === 'function') failed(sentence, isFromServer);
      else if (failed !== undefined && !isFromServer) notify.error(failed, sentence);
      else notify.error(sentence);
    }
  };
  const press = (input: Input): void => {
    const running = mutateAsync(input);
    if (!running) return;
    notify.dismissAll();
    void settle(running, input);
  };
  return { press, isBusy: isPending };
}
