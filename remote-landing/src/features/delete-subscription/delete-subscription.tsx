import { unsubscribeFromNewsletter as call } from '@keydate/contracts/newsletter';
import { useCallButton } from '@keydate/forms/call';
import { Button, Notice, PageHeading } from '@keydate/ui';
import { useState } from 'react';
import { unsubscribeFromNewsletter } from '../../api/unsubscribe-from-newsletter';
import { copy } from './copy';

/**
 * Deletes a newsletter address by the token of its link. It takes a press: mail programs open links by themselves, and would delete
 * what nobody wants deleted.
 */
export function DeleteSubscription({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<string>();
  const { press, isBusy } = useCallButton({
    call,
    send: unsubscribeFromNewsletter,
    onDone: () => setOutcome(copy.done),
    refusals: { SUBSCRIBER_UNKNOWN: setOutcome },
    failed: copy.failed,
  });
  const isComplete = call.body.safeParse({ token }).success;
  return (
    <>
      <PageHeading title={copy.title}>{isComplete && outcome === undefined && copy.lede}</PageHeading>
      {!isComplete && <Notice tone="warn">{copy.incomplete}</Notice>}
      {isComplete && outcome === undefined && (
        <Button onClick={() => press(token)} isBusy={isBusy}>
          {copy.action}
        </Button>
      )}
      <div role="status">{outcome !== undefined && <Notice tone="done">{outcome}</Notice>}</div>
    </>
  );
}
