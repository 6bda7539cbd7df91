import { unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import { useChangeButton } from '@keydate/forms/call';
import { Button, Notice, PageHeading } from '@keydate/ui';
import { useRef, useState } from 'react';
import { useUnsubscribeFromNewsletter } from '../../api/unsubscribe-from-newsletter';
import { copy } from './copy';

/**
 * Deletes a newsletter address by the token of its link. It takes a press: mail programs open links by themselves, and would
 * unsubscribe people who did not ask for it.
 */
export function DeleteSubscription({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const end = (sentence: string) => {
    setOutcome(sentence);
    // the button that has the focus goes away
    status.current?.focus();
  };
  const { press, isBusy } = useChangeButton(useUnsubscribeFromNewsletter(), {
    onDone: () => end(copy.done),
    refusals: { SUBSCRIBER_UNKNOWN: end },
    failed: copy.failed,
  });
  const isComplete = unsubscribeFromNewsletter.body.safeParse({ token }).success;
  return (
    <>
      <PageHeading title={copy.title}>{isComplete && outcome === undefined && copy.lede}</PageHeading>
      {!isComplete && <Notice tone="warn">{copy.incomplete}</Notice>}
      {isComplete && outcome === undefined && (
        <Button onClick={() => press(token)} isBusy={isBusy}>
          {copy.action}
        </Button>
      )}
      <div ref={status} role="status" tabIndex={-1}>
        {outcome !== undefined && <Notice tone="done">{outcome}</Notice>}
      </div>
    </>
  );
}
