import { sentenceOf } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { Button, Cluster, Notice, notify, Spinner } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useEffect, useState } from 'react';
import { readReturn, type PaymentReturn } from '../../api/read-return';
import { refreshBilling } from '../../api/refresh-billing';
import { refreshUpgraded } from '../../api/refresh-upgraded';
import { hasArrived } from '../../domain/held-plan';
import { PaymentProcessing } from '../../ui/payment-processing';
import { copy } from './copy';

type State =
  | { kind: 'checking' }
  | { kind: 'quiet' }
  | { kind: 'upgraded'; tier: string | undefined }
  | { kind: 'processing'; purpose: PaymentReturn['purpose'] };

/** Says what became of the payment that a token names. */
export function ReturnFromPayment({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: 'checking' });

  useEffect(() => {
    let isWanted = true;
    void stateAfter(token).then((after) => isWanted && setState(after));
    return () => {
      isWanted = false;
    };
  }, [token]);

  switch (state.kind) {
    case 'quiet':
      return null;
    case 'checking':
      return (
        <Cluster role="status">
          <Spinner label={copy.checking} /> {copy.checking}
        </Cluster>
      );
    case 'processing':
      return state.purpose === 'card' ? (
        <Notice title={copy.cardProcessing}>{copy.cardProcessingText}</Notice>
      ) : (
        <PaymentProcessing />
      );
    case 'upgraded':
      return (
        <Dialog
          isOpen
          size="small"
          title={copy.upgraded}
          onClose={() => setState({ kind: 'quiet' })}
          footer={<Button onClick={() => setState({ kind: 'quiet' })}>{copy.done}</Button>}
        >
          <Notice tone="done">{copy.newTier(state.tier)}</Notice>
        </Dialog>
      );
  }
}

/** What the page says of the payment; a toast has said the rest. Never rejects. */
async function stateAfter(token: string): Promise<State> {
  try {
    const returned = await readReturn(token);
    const isUpgrade = returned.purpose === 'upgrade' && returned.outcome === 'succeeded';
    return announce(returned, await (isUpgrade ? refreshUpgraded() : refreshBilling()));
  } catch (error) {
    notify.error(sentenceOf(error));
    return { kind: 'quiet' };
  }
}

function announce({ purpose, outcome, planId }: PaymentReturn, user: User | null): State {
  if (outcome === 'failed') {
    if (purpose === 'card') notify.error(copy.cardFailed, copy.cardFailedText);
    else notify.error(copy.failed, copy.failedText);
    return { kind: 'quiet' };
  }
  if (!hasArrived(outcome, planId, user)) return { kind: 'processing', purpose };
  const tier = user?.subscriptions?.subscription_tier;
  if (purpose === 'upgrade') return { kind: 'upgraded', tier };
  notify.success(purpose === 'card' ? copy.cardSaved : copy.started(tier));
  return { kind: 'quiet' };
}
