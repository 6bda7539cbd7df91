import type { Call } from '@keydate/contracts/call';

/** The fault of a call that gets no answer before `letAnswer` is called. */
export function heldCall(call: Call) {
  let letAnswer = () => {};
  const until = new Promise<void>((resolve) => (letAnswer = resolve));
  return { fault: { call, kind: 'held', until } as const, letAnswer };
}
